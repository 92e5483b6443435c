import type { Notice } from '@madang/protocol';
import type { Waiting } from '../session.ts';

/**
 * Who is waited for before the first card. `known` remembers who has had a seat here, or was to have one: names by player
 * id, or by themselves.
 */
export function waitingFor(
  { seats, invite, my_player_id }: Extract<Notice, { readonly event: 'TableWaiting' }>,
  known: Map<string, string>,
): Waiting {
  const here = seats.filter((sitter) => sitter !== null);
  for (const { player_id, name } of here) known.set(player_id, name);
  const others = here.filter(({ player_id, kind }) => player_id !== my_player_id && kind !== 'bot');
  const isHere = (key: string) => here.some(({ player_id, name }) => key === player_id || key === name);
  const left = new Set([...known].flatMap(([key, name]) => (isHere(key) ? [] : [name])));
  return {
    state: 'waiting',
    seats,
    invite: invite ?? null,
    others: others.map(({ name }) => name),
    left: [...left],
  };
}
