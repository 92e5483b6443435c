import type { Seat } from '@madang/engine';
import { useEffect, useState } from 'react';
import { placeOf } from '../app/router.ts';
import { me } from '../me/own-key.ts';
import { api } from '../play/online/api.ts';
import { useBlocked } from './blocked.ts';

/** Another person at the reader's table. */
export interface Other {
  readonly seat: Seat;
  readonly name: string;
  /** Null without a key. */
  readonly personId: string | null;
}

/** The table of this page; null elsewhere. */
export function ownTable(): string | null {
  const place = placeOf(new URL(location.href));
  return place.page === 'table' ? place.id : null;
}

async function askOthers(tableId: string): Promise<readonly Other[]> {
  const [{ seats }, own] = await Promise.all([api('getTable', { table_id: tableId }), me()]);
  return seats.flatMap((sitter, seat) =>
    sitter && sitter.kind !== 'bot' && sitter.person_id !== own.person_id
      ? [{ seat, name: sitter.name, personId: sitter.person_id }]
      : [],
  );
}

/** The other people at this table; none until the server has answered. */
export function useOthers(): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  const tableId = ownTable();
  useEffect(() => {
    if (tableId !== null) askOthers(tableId).then(setOthers, () => null);
  }, [tableId]);
  return others;
}

/** The seats of people whom the reader has blocked: what they say is not shown. */
export function useMutedSeats(): ReadonlySet<Seat> {
  const blocked = useBlocked();
  const others = useOthers();
  const isBlocked = ({ personId }: Other) => blocked.some(({ person_id }) => person_id === personId);
  return new Set(others.filter(isBlocked).map(({ seat }) => seat));
}
