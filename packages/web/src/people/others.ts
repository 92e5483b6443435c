import type { Seat } from '@madang/engine';
import { useEffect, useState } from 'react';
import { placeOf } from '../app/router.ts';
import { api } from '../play/online/api.ts';
import type { Scene } from '../play/presenter.ts';
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

async function askPeople(tableId: string): Promise<readonly Other[]> {
  const { seats } = await api('getTable', { table_id: tableId });
  return seats.flatMap((sitter, seat) =>
    sitter && sitter.kind !== 'bot' ? [{ seat, name: sitter.name, personId: sitter.person_id }] : [],
  );
}

/** The other people at this table; none until the server has answered. */
export function useOthers(eyes: Scene['eyes']): readonly Other[] {
  const [people, setPeople] = useState<readonly Other[]>([]);
  const tableId = ownTable();
  useEffect(() => {
    if (tableId !== null) askPeople(tableId).then(setPeople, () => null);
  }, [tableId]);
  return people.filter(({ seat }) => seat !== eyes);
}

/** The seats of people whom the reader has blocked: what they say is not shown. */
export function useMutedSeats(eyes: Scene['eyes']): ReadonlySet<Seat> {
  const blocked = useBlocked();
  const others = useOthers(eyes);
  const isBlocked = ({ personId }: Other) => blocked.some(({ person_id }) => person_id === personId);
  return new Set(others.filter(isBlocked).map(({ seat }) => seat));
}
