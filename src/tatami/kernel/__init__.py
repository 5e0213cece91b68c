"""The kernel: records, rules, actions, chance, events, and the contract that every game keeps."""
