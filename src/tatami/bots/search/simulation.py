"""The search itself, as rules: simulated games over a tree of information sets.

A simulation starts in a world that the thinking seat holds possible, which ``guess`` draws afresh each time. Every
seat has a tree of its own, whose nodes are the views it may come to have; it follows the tree to the first view that
is new, and from there plays by reflex. Since a node is a view, nobody's choice depends on what he cannot know: two
plans made in secret are searched as two plans, and neither answers the other. The legal actions are a function of the
view, so a node has the same edges in every world.

All of it lives in this one file: whether a compiled function on disk is stale is told by the file it stands in, and by
the kernel's and the game's sources.
"""

from __future__ import annotations

from enum import IntEnum

from tatami.kernel.chance import below, receive, scramble, wipe, word_at
from tatami.kernel.contract import actors, guess, instinct, legal, over, score, view
from tatami.kernel.engines.primitives import duplicate
from tatami.kernel.masks import clear, count_allowed, lowest, nth_allowed
from tatami.kernel.playout import random_action, step
from tatami.kernel.record import Column, Words
from tatami.kernel.rule import rule

# The records a search works on: the view it thinks about, a world, what a seat sees of it, and the world a move later.
ROOT, WORLD, EYES, LATER = 0, 1, 2, 3
SEARCH_RECORDS = 4


class Node(IntEnum):
    """The words of an information set; ``nodes`` is a hash table of them with open addressing."""

    KEY = 0  # 0: nothing here yet
    VISITS = 1
    REWARD = 2  # the sum over the visits
    FIRST = 3  # where its edges begin
    EDGES = 4


class Edge(IntEnum):
    """The words of one legal action of an information set."""

    ACTION = 0
    VISITS = 1
    REWARD = 2
    PRIOR = 3  # how likely instinct is to play it, out of ``WHOLE``


class Trail(IntEnum):
    """The words of one choice made in a tree."""

    SEAT = 0
    NODE = 1
    EDGE = 2


class Desk(IntEnum):
    """What a search is told, and what it keeps count of."""

    SEAT = 0  # who thinks
    SEED = 1
    DRAWN = 2  # random words so far
    EXPLORATION = 3  # how much the untried attracts, out of ``WHOLE``
    ADVICE = 4  # how often instinct is asked at a new node
    TRUST = 5  # the share of the prior that follows that advice, out of ``WHOLE``
    RANDOM = 6  # the share of random moves among reflexes, out of ``WHOLE``
    HORIZON = 7  # decisions after which a simulation is broken off and scored as it stands
    NODES = 8  # in use
    EDGES = 9  # in use, in words
    TRAIL = 10  # words of the present simulation's trail


NODE, EDGE, TRAIL = len(Node), len(Edge), len(Trail)
WHOLE = 1 << 16

# Rewards. Nearly all of it is first place, shared by those who share it; the rest is the margin.
PLACE = 1000
MARGIN = 50
USUAL_MARGIN = 10  # a lead of so many points earns half of it
ABSENT = -(1 << 40)  # the score of a seat that nobody has taken

MIX = 0x5851F42D4C957F2D


@rule
def fresh(desk: Words) -> int:
    """The next random word."""
    desk[Desk.DRAWN] += 1
    return word_at(desk[Desk.SEED], desk[Desk.SEAT], desk[Desk.DRAWN])


@rule
def information_set(column: Column, raw: Words, record: int, target: int, seat: int) -> int:
    """Turn ``target`` into the seat's view of a record, and give the view's key: a hash of its memory, above 0."""
    duplicate(column, record, target)
    view(column[target], seat)
    size = len(raw) // SEARCH_RECORDS
    key = seat + 1
    for word in range(target * size, (target + 1) * size):
        key = (key ^ raw[word]) * MIX
        key = key ^ (key >> 32)  # 64-bit integers wrap, and this leaves none below 0
    return max(key, 1)


@rule
def place_of(nodes: Words, key: int) -> int:
    """Where the node of this key is, or would be."""
    last = len(nodes) // NODE - 1
    place = key & last
    while nodes[place * NODE + Node.KEY] != 0 and nodes[place * NODE + Node.KEY] != key:
        place = (place + 1) & last
    return place * NODE


@rule
def room(nodes: Words, edges: Words, desk: Words, wanted: int) -> bool:
    """Whether one more node with so many edges finds room; a hash table wants a quarter of it free."""
    return 4 * desk[Desk.NODES] * NODE < 3 * len(nodes) and desk[Desk.EDGES] + wanted * EDGE <= len(edges)


@rule
def grow(column: Column, nodes: Words, edges: Words, desk: Words, mask: Words, node: int, key: int, seat: int) -> bool:
    """Make the node of the view in ``EYES``, an edge for each legal action; whether there was room for it."""
    clear(mask)
    legal(column[EYES], seat, mask)
    count = count_allowed(mask)
    if not room(nodes, edges, desk, count):
        return False
    first = desk[Desk.EDGES]
    nodes[node + Node.KEY] = key
    nodes[node + Node.FIRST] = first
    nodes[node + Node.EDGES] = count
    desk[Desk.NODES] += 1
    desk[Desk.EDGES] += count * EDGE
    advised = desk[Desk.TRUST] if desk[Desk.ADVICE] > 0 else 0
    for place in range(count):
        edge = first + place * EDGE
        edges[edge + Edge.ACTION] = nth_allowed(mask, place)
        edges[edge + Edge.VISITS] = 0
        edges[edge + Edge.REWARD] = 0
        edges[edge + Edge.PRIOR] = (WHOLE - advised) // count
    for _ in range(desk[Desk.ADVICE]):
        take_advice(column, edges, desk, first, seat)
    return True


@rule
def take_advice(column: Column, edges: Words, desk: Words, first: int, seat: int) -> None:
    """Ask instinct once, and raise the prior of what it would play."""
    action = reflex(column, desk, seat)
    edge = first
    while edge < desk[Desk.EDGES] and edges[edge + Edge.ACTION] != action:
        edge += EDGE
    if edge < desk[Desk.EDGES]:
        edges[edge + Edge.PRIOR] += desk[Desk.TRUST] // desk[Desk.ADVICE]


@rule
def reflex(column: Column, desk: Words, seat: int) -> int:
    """What instinct plays on the view in ``EYES``."""
    word = fresh(desk)
    receive(column[EYES], word, scramble(word))
    return instinct(column[EYES], seat)


@rule
def promising(nodes: Words, edges: Words, desk: Words, node: int) -> int:
    """The edge to try: what has paid, and what has been tried less than instinct suggests; ties by chance."""
    count = nodes[node + Node.EDGES]
    visits = nodes[node + Node.VISITS]
    usual = 0.0
    if visits > 0:
        usual = nodes[node + Node.REWARD] / visits
    urge = (PLACE * desk[Desk.EXPLORATION] / WHOLE / WHOLE) * (visits + 1) ** 0.5
    place = below(fresh(desk), count)
    best = -1
    most = -1.0
    for _ in range(count):
        edge = nodes[node + Node.FIRST] + place * EDGE
        tried = edges[edge + Edge.VISITS]
        paid = usual
        if tried > 0:
            paid = edges[edge + Edge.REWARD] / tried
        promise = paid + urge * edges[edge + Edge.PRIOR] / (tried + 1)
        if promise > most:
            most = promise
            best = edge
        place += 1
        if place == count:
            place = 0
    return best


@rule
def tree_action(
    column: Column, raw: Words, nodes: Words, edges: Words, trail: Words, desk: Words, mask: Words, seat: int
) -> int:
    """The action that the seat's tree says; ``-1 - action`` if its view was new, so that it leaves the tree here."""
    key = information_set(column, raw, WORLD, EYES, seat)
    node = place_of(nodes, key)
    known = nodes[node + Node.KEY] != 0
    room_on_trail = desk[Desk.TRAIL] + TRAIL <= len(trail)
    if not room_on_trail or not (known or grow(column, nodes, edges, desk, mask, node, key, seat)):
        return -1 - random_action(column[WORLD], seat, mask, fresh(desk))
    edge = promising(nodes, edges, desk, node)
    trail[desk[Desk.TRAIL] + Trail.SEAT] = seat
    trail[desk[Desk.TRAIL] + Trail.NODE] = node
    trail[desk[Desk.TRAIL] + Trail.EDGE] = edge
    desk[Desk.TRAIL] += TRAIL
    return edges[edge + Edge.ACTION] if known else -1 - edges[edge + Edge.ACTION]


@rule
def free_action(column: Column, desk: Words, mask: Words, seat: int) -> int:
    """What a seat that has left its tree plays."""
    word = fresh(desk)
    if word & (WHOLE - 1) < desk[Desk.RANDOM]:
        return random_action(column[WORLD], seat, mask, scramble(word))
    duplicate(column, WORLD, EYES)
    view(column[EYES], seat)
    return reflex(column, desk, seat)


@rule
def next_seat(waiting: int, thinker: int) -> int:
    """Of the seats that owe a decision in secret any may be first; it is the one for whom we think."""
    if (waiting >> thinker) & 1:
        return thinker
    return lowest(waiting)


@rule
def reward(points: Words, seat: int) -> int:
    """What a result is worth to a seat."""
    best = ABSENT
    first = 1
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
            if points[other] == points[seat]:
                first += 1
    if best == ABSENT:
        best = 0
        first = 1
    lead = points[seat] - best
    margin = MARGIN + MARGIN * lead // (abs(lead) + USUAL_MARGIN)
    if lead < 0:
        return margin
    return margin + PLACE // first


@rule
def learn(nodes: Words, edges: Words, trail: Words, desk: Words, points: Words) -> None:
    """Every choice of the trail is credited with what came of it for its seat."""
    for place in range(0, desk[Desk.TRAIL], TRAIL):
        earned = reward(points, trail[place + Trail.SEAT])
        node = trail[place + Trail.NODE]
        nodes[node + Node.VISITS] += 1
        nodes[node + Node.REWARD] += earned
        edge = trail[place + Trail.EDGE]
        edges[edge + Edge.VISITS] += 1
        edges[edge + Edge.REWARD] += earned


@rule
def possible_world(column: Column, desk: Words) -> None:
    """A world that looks like the root to the seat that thinks."""
    duplicate(column, ROOT, WORLD)
    word = fresh(desk)
    receive(column[WORLD], word, scramble(word))
    guess(column[WORLD], desk[Desk.SEAT])
    wipe(column[WORLD])


@rule
def simulate(
    column: Column,
    raw: Words,
    nodes: Words,
    edges: Words,
    trail: Words,
    desk: Words,
    mask: Words,
    points: Words,
) -> None:
    """One game to its end, or to the horizon, and what is learnt from it."""
    possible_world(column, desk)
    desk[Desk.TRAIL] = 0
    free = 0  # the seats that have left their trees
    for _ in range(desk[Desk.HORIZON]):
        if over(column[WORLD]):
            break
        seat = next_seat(actors(column[WORLD]), desk[Desk.SEAT])
        if (free >> seat) & 1:
            action = free_action(column, desk, mask, seat)
        else:
            action = tree_action(column, raw, nodes, edges, trail, desk, mask, seat)
            if action < 0:
                free |= 1 << seat
                action = -1 - action
        word = fresh(desk)
        step(column[WORLD], seat, action, word, scramble(word), None)
    for seat in range(len(points)):
        points[seat] = ABSENT
    score(column[WORLD], points)
    learn(nodes, edges, trail, desk, points)


@rule
def think(
    column: Column,
    raw: Words,
    nodes: Words,
    edges: Words,
    trail: Words,
    desk: Words,
    mask: Words,
    points: Words,
    simulations: int,
) -> None:
    """So many simulations from the root."""
    for _ in range(simulations):
        simulate(column, raw, nodes, edges, trail, desk, mask, points)


@rule
def recall(column: Column, raw: Words, nodes: Words, edges: Words, desk: Words, visits: Words) -> None:
    """Add how often the tree has tried each action at the root."""
    node = place_of(nodes, information_set(column, raw, ROOT, EYES, desk[Desk.SEAT]))
    for place in range(nodes[node + Node.EDGES]):
        edge = nodes[node + Node.FIRST] + place * EDGE
        visits[edges[edge + Edge.ACTION]] += edges[edge + Edge.VISITS]


@rule
def foresee(column: Column, raw: Words, desk: Words, action: int, seats: int) -> bool:
    """Leave in ``EYES`` what the seat would see after an action; whether it is a secret, unseen by all others."""
    possible_world(column, desk)
    duplicate(column, WORLD, LATER)
    word = fresh(desk)
    step(column[LATER], desk[Desk.SEAT], action, word, scramble(word), None)
    secret = seats > 1
    for seat in range(seats):
        if seat != desk[Desk.SEAT]:
            before = information_set(column, raw, WORLD, EYES, seat)
            secret = secret and information_set(column, raw, LATER, EYES, seat) == before
    information_set(column, raw, LATER, EYES, desk[Desk.SEAT])
    return secret
