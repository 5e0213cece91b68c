"""The search itself, as rules: simulated games over a tree of information sets.

A simulation starts in a world that the thinking seat holds possible, which ``guess`` draws afresh each time. Every
seat has a tree of its own, whose nodes are the views it may come to have; it follows the tree to the first view that
is new, and from there plays by reflex. Since a node is a view, nobody's choice depends on what he cannot know: two
plans made in secret are searched as two plans, and neither answers the other. The legal actions are a function of the
view, so a node has the same edges in every world.

A seat that owes a public decision tries what promises most (PUCT). A plan made in secret is a bet against plans made at
the same time, and the best of bets is a mixture: there the seat tries actions in proportion to how much it regrets not
having tried them before (regret matching), and what it has tried approaches an equilibrium.

All of it lives in this one file: whether a compiled function on disk is stale is told by the file it stands in, and by
the kernel's and the game's sources.
"""

from __future__ import annotations

from enum import IntEnum

from tatami.kernel.chance import below, receive, scramble, wipe, word_at
from tatami.kernel.contract import actors, believe, guess, instinct, legal, over, promise, replan, score, stage, view
from tatami.kernel.engines.primitives import duplicate
from tatami.kernel.masks import clear, count_allowed, first_to_decide, lowest
from tatami.kernel.playout import random_action, step
from tatami.kernel.record import Column, Words
from tatami.kernel.rule import rule

# The records a search works on: the view it thinks about, the same with the others' plans taken back, a world, what a
# seat sees of it, and the world a move later.
ROOT, START, WORLD, EYES, LATER = 0, 1, 2, 3, 4
SEARCH_RECORDS = 5


class Node(IntEnum):
    """The words of an information set; ``nodes`` is a hash table of them with open addressing."""

    KEY = 0  # 0: nothing here yet
    VISITS = 1
    REWARD = 2  # the sum over the visits
    FIRST = 3  # where its edges begin
    EDGES = 4
    SECRET = 5  # a plan is made here


class Edge(IntEnum):
    """The words of one legal action of an information set."""

    ACTION = 0
    VISITS = 1
    REWARD = 2
    PRIOR = 3  # how likely instinct is to play it, out of ``WHOLE``
    REGRET = 4  # how much more it would have earned than the mixture that was tried; not below 0


class Trail(IntEnum):
    """The words of one choice made in a tree."""

    SEAT = 0
    NODE = 1
    EDGE = 2
    CHANCE = 3  # how likely it was, out of ``WHOLE``; 0 where nothing is mixed


class Outlook(IntEnum):
    """What can be said of an action before it is played, one bit each."""

    SECRET = 1  # no other seat will notice it
    TURN_GOES_ON = 2  # chance has a say in it, and the same seat decides next


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
    MARGIN = 8  # the share of a reward that goes by the margin instead of the place, out of ``WHOLE``
    GUESSES = 9  # worlds to choose the likeliest from, where a game knows which are likely
    SETTLING = 10  # visits of a secret node, for each of its edges, before regret is followed
    NODES = 11  # in use
    EDGES = 12  # in use, in words
    TRAIL = 13  # words of the present simulation's trail
    RESULTS = 14  # games simulated
    ALONE = 15  # nobody else takes part
    LEADS = 16  # of the thinking seat in all of them, times ``FINE``; its points, if it is alone
    SPREAD = 17  # how far from the mean they lay, in all


NODE, EDGE, TRAIL = len(Node), len(Edge), len(Trail)
WHOLE = 1 << 16

PLACE = 1000  # the reward of winning
FINE = 16  # leads are counted in parts as small as this
ABSENT = -(1 << 40)  # the score of a seat that nobody has taken
FREE = -1  # the thinking seat begins with what its tree says
WANDERING = WHOLE // 8  # how often a secret node is tried by promise, though regret says otherwise

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
    edge = first
    for word in range(len(mask)):
        bits = mask[word]
        while bits != 0:
            edges[edge + Edge.ACTION] = (word << 5) + lowest(bits)
            edges[edge + Edge.VISITS] = 0
            edges[edge + Edge.REWARD] = 0
            edges[edge + Edge.PRIOR] = (WHOLE - advised) // count
            edges[edge + Edge.REGRET] = 0
            edge += EDGE
            bits &= bits - 1
    for _ in range(desk[Desk.ADVICE]):
        take_advice(column, edges, desk, first, seat)
    nodes[node + Node.SECRET] = 1 if replan(column[EYES], seat) else 0
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
    urge = reach(desk) * (desk[Desk.EXPLORATION] / WHOLE / WHOLE) * (visits + 1) ** 0.5
    place = below(fresh(desk), count)
    best = -1
    most = 0.0
    for _ in range(count):
        edge = nodes[node + Node.FIRST] + place * EDGE
        times = edges[edge + Edge.VISITS]
        paid = usual
        if times > 0:
            paid = edges[edge + Edge.REWARD] / times
        hope = paid + urge * edges[edge + Edge.PRIOR] / (times + 1)
        if best < 0 or hope > most:
            most = hope
            best = edge
        place += 1
        if place == count:
            place = 0
    return best


@rule
def regrets(nodes: Words, edges: Words, node: int) -> int:
    """All regret at a node."""
    first = nodes[node + Node.FIRST]
    found = 0
    for edge in range(first, first + nodes[node + Node.EDGES] * EDGE, EDGE):
        found += edges[edge + Edge.REGRET]
    return found


@rule
def regretted(nodes: Words, edges: Words, desk: Words, node: int, regret: int) -> int:
    """An edge drawn in proportion to the regret for it."""
    left = fresh(desk) / 4294967296 * regret
    edge = nodes[node + Node.FIRST]
    while left >= edges[edge + Edge.REGRET]:
        left -= edges[edge + Edge.REGRET]
        edge += EDGE
    return edge


@rule
def is_mixed(nodes: Words, desk: Words, node: int) -> bool:
    """A secret node, once its actions have been tried a little."""
    return (
        nodes[node + Node.SECRET] == 1 and nodes[node + Node.VISITS] >= desk[Desk.SETTLING] * nodes[node + Node.EDGES]
    )


@rule
def try_mixed(nodes: Words, edges: Words, trail: Words, desk: Words, node: int) -> None:
    """Choose by regret, now and then by promise so that nothing is forgotten; the trail notes how likely it was."""
    regret = regrets(nodes, edges, node)
    hopeful = promising(nodes, edges, desk, node)
    edge = hopeful
    if regret > 0 and fresh(desk) & (WHOLE - 1) >= WANDERING:
        edge = regretted(nodes, edges, desk, node, regret)
    chance = WHOLE
    if regret > 0:
        chance = (WHOLE - WANDERING) * edges[edge + Edge.REGRET] // regret
        if edge == hopeful:
            chance += WANDERING
    trail[desk[Desk.TRAIL] + Trail.EDGE] = edge
    trail[desk[Desk.TRAIL] + Trail.CHANCE] = max(1, chance)


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
    here = desk[Desk.TRAIL]
    trail[here + Trail.SEAT] = seat
    trail[here + Trail.NODE] = node
    if is_mixed(nodes, desk, node):
        try_mixed(nodes, edges, trail, desk, node)
    else:
        trail[here + Trail.EDGE] = promising(nodes, edges, desk, node)
        trail[here + Trail.CHANCE] = 0
    edge = trail[here + Trail.EDGE]
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
def best_other(points: Words, seat: int) -> int:
    """The most that any other seat has; ``ABSENT`` if there is none."""
    best = ABSENT
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
    return best


@rule
def is_draw(points: Words) -> bool:
    """All who take part have the same."""
    best = ABSENT
    for seat in range(len(points)):
        best = max(best, points[seat])
    for seat in range(len(points)):
        if points[seat] != best and points[seat] != ABSENT:
            return False
    return True


@rule
def lead_of(standing: Words, seat: int) -> int:
    """How far a seat is ahead of the best of those who do not stand as it does; a team stands alike."""
    rival = ABSENT
    for other in range(len(standing)):
        if standing[other] != standing[seat]:
            rival = max(rival, standing[other])
    return 0 if rival == ABSENT else standing[seat] - rival


@rule
def usual_lead(desk: Words) -> int:
    """How far results usually lie apart, above 0."""
    return 1 + desk[Desk.SPREAD] // max(1, desk[Desk.RESULTS])


@rule
def reach(desk: Words) -> int:
    """What separates good rewards from bad ones: a win, or for a seat that is alone the usual difference."""
    return usual_lead(desk) if desk[Desk.ALONE] else PLACE


@rule
def take_note(standing: Words, desk: Words) -> None:
    """Keep count of what is usual."""
    seat = desk[Desk.SEAT]
    desk[Desk.ALONE] = 1 if best_other(standing, seat) == ABSENT else 0
    lead = FINE * (standing[seat] if desk[Desk.ALONE] else lead_of(standing, seat))
    desk[Desk.RESULTS] += 1
    desk[Desk.LEADS] += lead
    desk[Desk.SPREAD] += abs(lead - desk[Desk.LEADS] // desk[Desk.RESULTS])


@rule
def reward(ended: bool, points: Words, standing: Words, desk: Words, seat: int) -> int:
    """What a result is worth to a seat: all who have most have won; alone, the points count."""
    if desk[Desk.ALONE]:
        return standing[seat] * FINE
    lead = lead_of(standing, seat) * FINE
    margin = PLACE // 2 + PLACE * lead // (2 * (abs(lead) + usual_lead(desk)))
    if not ended:
        return margin
    place = 0
    if points[seat] >= best_other(points, seat):
        place = PLACE // 2 if is_draw(points) else PLACE
    return place + desk[Desk.MARGIN] * (margin - place) // WHOLE


@rule
def judge(column: Column, points: Words, standing: Words, rewards: Words, desk: Words) -> None:
    """What came of a simulation, for every seat."""
    for seat in range(len(points)):
        points[seat] = ABSENT
        standing[seat] = ABSENT
    score(column[WORLD], points)
    promise(column[WORLD], standing)
    take_note(standing, desk)
    ended = over(column[WORLD])
    for seat in range(len(points)):
        if points[seat] != ABSENT:
            rewards[seat] = reward(ended, points, standing, desk, seat)


@rule
def learn(nodes: Words, edges: Words, trail: Words, desk: Words, rewards: Words) -> None:
    """Every choice of the trail is credited with what came of it for its seat."""
    for place in range(0, desk[Desk.TRAIL], TRAIL):
        earned = rewards[trail[place + Trail.SEAT]]
        node = trail[place + Trail.NODE]
        edge = trail[place + Trail.EDGE]
        if trail[place + Trail.CHANCE] > 0:
            regret(nodes, edges, node, edge, trail[place + Trail.CHANCE], earned)
        nodes[node + Node.VISITS] += 1
        nodes[node + Node.REWARD] += earned
        edges[edge + Edge.VISITS] += 1
        edges[edge + Edge.REWARD] += earned


@rule
def regret(nodes: Words, edges: Words, node: int, chosen: int, chance: int, earned: int) -> None:
    """Compare what each action would have earned with what the mixture of all would have.

    An action that was not chosen would have earned what it usually does. What the chosen one earned more or less than
    usual counts the more, the less likely it was: that makes up for the times it was not chosen.
    """
    first = nodes[node + Node.FIRST]
    last = first + nodes[node + Node.EDGES] * EDGE
    usual = nodes[node + Node.REWARD] // nodes[node + Node.VISITS]
    luck = (earned - mean_reward(edges, chosen, usual)) * WHOLE // chance
    every = regrets(nodes, edges, node)
    mixture = 0.0
    if every > 0:
        for edge in range(first, last, EDGE):
            mixture += mean_reward(edges, edge, usual) * edges[edge + Edge.REGRET] / every
        mixture += luck * edges[chosen + Edge.REGRET] / every
    else:
        mixture += usual
    for edge in range(first, last, EDGE):
        would = mean_reward(edges, edge, usual)
        if edge == chosen:
            would += luck
        edges[edge + Edge.REGRET] = max(0, edges[edge + Edge.REGRET] + would - int(mixture))


@rule
def mean_reward(edges: Words, edge: int, usual: int) -> int:
    """What an action has earned on the average; the usual, if it was never tried."""
    times = edges[edge + Edge.VISITS]
    return edges[edge + Edge.REWARD] // times if times > 0 else usual


@rule
def guess_world(column: Column, desk: Words, source: int, target: int) -> None:
    """A world that looks like a view to the seat that thinks."""
    duplicate(column, source, target)
    word = fresh(desk)
    receive(column[target], word, scramble(word))
    guess(column[target], desk[Desk.SEAT])
    wipe(column[target])


@rule
def likely_world(column: Column, desk: Words, source: int) -> None:
    """One of several guesses, each as likely to be taken as the seat holds it to be."""
    guess_world(column, desk, source, WORLD)
    belief = believe(column[WORLD], desk[Desk.SEAT])
    if belief == 0:
        return
    for _ in range(desk[Desk.GUESSES] - 1):
        guess_world(column, desk, source, LATER)
        another = believe(column[LATER], desk[Desk.SEAT])
        belief += another
        if below(fresh(desk), belief) < another:
            duplicate(column, LATER, WORLD)


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
    standing: Words,
    rewards: Words,
    first: int,
) -> None:
    """One game to its end, or to the horizon, and what is learnt from it; ``first`` is what the seat begins with."""
    likely_world(column, desk, START)
    if first != FREE:
        word = fresh(desk)
        step(column[WORLD], desk[Desk.SEAT], first, word, scramble(word), None)
    desk[Desk.TRAIL] = 0
    free = 0  # the seats that have left their trees
    for _ in range(desk[Desk.HORIZON]):
        if over(column[WORLD]):
            break
        seat = first_to_decide(actors(column[WORLD]), desk[Desk.SEAT])
        if (free >> seat) & 1:
            action = free_action(column, desk, mask, seat)
        else:
            action = tree_action(column, raw, nodes, edges, trail, desk, mask, seat)
            if action < 0:
                free |= 1 << seat
                action = -1 - action
        word = fresh(desk)
        step(column[WORLD], seat, action, word, scramble(word), None)
    judge(column, points, standing, rewards, desk)
    learn(nodes, edges, trail, desk, rewards)


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
    standing: Words,
    rewards: Words,
    simulations: int,
    first: int,
) -> None:
    """So many simulations from the root, which leave the last one's points."""
    begin(column, desk)
    for _ in range(simulations):
        simulate(column, raw, nodes, edges, trail, desk, mask, points, standing, rewards, first)


@rule
def begin(column: Column, desk: Words) -> None:
    """What simulations start from: the root, with all that others have planned in secret still to be planned."""
    duplicate(column, ROOT, START)
    replan(column[START], desk[Desk.SEAT])


@rule
def recall(column: Column, raw: Words, nodes: Words, edges: Words, desk: Words, visits: Words, rewards: Words) -> None:
    """Add how often the tree has tried each action at the root, and what it has earned."""
    begin(column, desk)
    node = place_of(nodes, information_set(column, raw, START, EYES, desk[Desk.SEAT]))
    for place in range(nodes[node + Node.EDGES]):
        edge = nodes[node + Node.FIRST] + place * EDGE
        visits[edges[edge + Edge.ACTION]] += edges[edge + Edge.VISITS]
        rewards[edges[edge + Edge.ACTION]] += edges[edge + Edge.REWARD]


@rule
def foresee(column: Column, raw: Words, desk: Words, action: int, seats: int) -> int:
    """Leave in ``EYES`` what the seat is likely to see after an action, and give the ``Outlook``."""
    seat = desk[Desk.SEAT]
    likely_world(column, desk, ROOT)
    duplicate(column, WORLD, LATER)
    word = fresh(desk)
    drawn = step(column[LATER], seat, action, word, scramble(word), None)
    secret = seats > 1
    for other in range(seats):
        if other != seat:
            before = information_set(column, raw, WORLD, EYES, other)
            secret = secret and information_set(column, raw, LATER, EYES, other) == before
    goes_on = actors(column[LATER]) == 1 << seat and stage(column[LATER]) == stage(column[WORLD])
    information_set(column, raw, LATER, EYES, seat)
    outlook = 0
    if secret:
        outlook |= Outlook.SECRET
    if goes_on and drawn > 0:
        outlook |= Outlook.TURN_GOES_ON
    return outlook
