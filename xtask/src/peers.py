"""One slice of OpenSpiel, for `cargo xtask peers`: random rollouts or ISMCTS, in CPU-seconds.

    peers.py rollouts|ismcts GAME SECONDS

Prints how many decisions a random game has, how many rollouts or iterations were done, and the
CPU-seconds they took. Rollouts and search are OpenSpiel's own C++; Python only starts them.
"""

import random
import sys
import time

import pyspiel

SEED = 1
GAMES = 200
ROLLOUTS = 100
ITERATIONS = 200
NO_LIMIT = -1
MEGABYTES = 100


def decisions_per_game(game):
    """The mean over some random games; chance's own moves are none."""
    lot = random.Random(SEED)
    decisions = 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(lot.choice(state.legal_actions()))
    return decisions / GAMES


def first_decision(game):
    lot = random.Random(SEED)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(lot.choice(state.legal_actions()))
    return state


def work(kind, game):
    """What is done over and over, and how many of it at a time."""
    if kind == "rollouts":
        # A search of one iteration, whose leaf is judged by so many rollouts.
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, MEGABYTES, False, SEED, False)
        state = first_decision(game)
        return (lambda: bot.mcts_search(state)), ROLLOUTS
    bot = pyspiel.ISMCTSBot(
        SEED,
        pyspiel.RandomRolloutEvaluator(1, SEED),
        0.7,
        ITERATIONS,
        NO_LIMIT,
        pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT,
        False,
        False,
    )
    state = first_decision(game)
    return (lambda: bot.step(state)), ITERATIONS


def main():
    kind, name, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    game = pyspiel.load_game(name)
    decisions = decisions_per_game(game)
    do, at_a_time = work(kind, game)
    do()
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        do()
        count += at_a_time
    print(decisions, count, time.process_time() - start)


if __name__ == "__main__":
    main()
