"""A program: a Ray cluster of two nodes with a core each. It prints the address, and ends when its input does.

Everything it writes goes to the folder that ``RAY_TMPDIR`` names.
"""

from __future__ import annotations

import sys
from typing import Any

from ray.cluster_utils import Cluster

MEMORY = 80_000_000  # bytes of objects a node holds

if __name__ == "__main__":
    head = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
    cluster: Any = Cluster(initialize_head=True, head_node_args=head)
    try:
        cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
        cluster.wait_for_nodes()
        print(cluster.address, flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()
