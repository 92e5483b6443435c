import { readFileSync } from 'node:fs';
import { type AnyPlayer, learnedPlayer, ModelError, playerOf, readModel, type Seating } from '@madang/players';

const MODEL = 'model:';
const NOISY = 'noisy:';
/** A noisy player does anything at all once in so many moves. */
const NOISE = 10;

/**
 * A player by its level, its name, or `model:FILE`; `noisy:` before it for one that errs now and then. Undefined when
 * the game has none such. A bad model is a ModelError.
 */
export function findPlayer(seating: Seating, name: string): AnyPlayer | undefined {
  if (name.startsWith(NOISY)) return noisy(findPlayer(seating, name.slice(NOISY.length)), name);
  return name.startsWith(MODEL) ? modelPlayer(seating, name) : playerOf(seating.game, name);
}

/** Whoever learns from a player must also see what becomes of moves that it would not make. */
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

/** The same where the name is known to be one. */
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
