import { readFileSync } from 'node:fs';
import { type AnyPlayer, learnedPlayer, ModelError, playerOf, readModel, type Seating } from '@madang/players';

const MODEL = 'model:';
const NOISY = 'noisy:';
/** A noisy player makes one move in ten at random. */
const NOISE = 10;

/**
 * A player by its level, its name, or `model:FILE`. With the prefix `noisy:` some of its moves are random. Undefined when
 * the game has no such player. A bad model is a ModelError.
 */
export function findPlayer(seating: Seating, name: string): AnyPlayer | undefined {
  if (name.startsWith(NOISY)) return noisy(findPlayer(seating, name.slice(NOISY.length)), name);
  return name.startsWith(MODEL) ? modelPlayer(seating, name) : playerOf(seating.game, name);
}

/** Training needs to see the results of moves that the player itself would not make. */
function noisy(player: AnyPlayer | undefined, name: string): AnyPlayer | undefined {
  return (
    player && {
      ...player,
      name,
      choose: (turn) =>
        turn.random.below(NOISE) === 0 ? turn.legal[turn.random.below(turn.legal.length)] : player.choose(turn),
    }
  );
}

/** The same for a name that is known to exist. */
export function playerAt(seating: Seating, name: string): AnyPlayer {
  const player = findPlayer(seating, name);
  if (!player) throw new Error(`${seating.game.id} has no player ${name}`);
  return player;
}

function modelPlayer(seating: Seating, name: string): AnyPlayer {
  const file = name.slice(MODEL.length);
  try {
    return learnedPlayer(readModel(readFileSync(file, 'utf8')), seating, name);
  } catch (error) {
    if (error instanceof ModelError) throw new ModelError(`${file}: ${error.message}`);
    if (error instanceof Error && 'code' in error) throw new ModelError(`${file}: cannot be read (${error.code})`);
    throw error;
  }
}
