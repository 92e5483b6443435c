import type { Ply } from '@madang/engine';

/**
 * The plies that end a turn: one player's whole turn, including flips, choices and decisions. Most games emit a `turn`
 * event; without one (Tysiąc) a turn ends when somebody else is to act.
 */
export function turnEnds(plies: readonly Ply[]): readonly number[] {
  const hasTurns = plies.some(saysTurn);
  const isEnd = (ply: Ply, i: number): boolean => {
    const before = plies[i - 1];
    if (!before || i === plies.length - 1 || ply.happenings.some(({ kind }) => kind !== 'acted')) return true;
    return hasTurns ? saysTurn(ply) : ply.match.actors.join() !== before.match.actors.join();
  };
  return plies.flatMap((ply, i) => (isEnd(ply, i) ? [i] : []));
}

function saysTurn({ happenings }: Ply): boolean {
  return happenings.some(
    (happening) => happening.kind === 'acted' && happening.events.some(({ type }) => type === 'turn'),
  );
}
