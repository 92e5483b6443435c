/** A seat at a table of the server: who has the token has the seat. */
export interface OwnSeat {
  readonly table_id: string;
  readonly player_id: string;
  readonly session_token: string;
}

const KEY = 'madang.seats';
const KEPT = 50;

function all(): readonly OwnSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

export function remember({ table_id, player_id, session_token }: OwnSeat): void {
  const others = all().filter((seat) => seat.table_id !== table_id);
  localStorage.setItem(KEY, JSON.stringify([...others, { table_id, player_id, session_token }].slice(-KEPT)));
}

export function seatAt(tableId: string): OwnSeat | null {
  return all().find(({ table_id }) => table_id === tableId) ?? null;
}
