import type { Api, OperationId, Seated } from '@madang/protocol';
import { RequestError, type RequestOf, request } from '@madang/protocol/client';
import { keyForSeat } from '../../me/own-key.ts';

/** Asks the server that this page came from. */
export function api<Id extends OperationId>(id: Id, asked: RequestOf<Id>): Promise<Api[Id]['answer']> {
  return request('', id, asked);
}

/** The same for a seat, which is taken with the reader's key. */
export async function askForSeat<Id extends 'createTable' | 'joinTable' | 'quickPlay'>(
  id: Id,
  asked: RequestOf<Id>,
): Promise<Api[Id]['answer']> {
  return request('', id, { ...asked, token: await keyForSeat() });
}

/** A name that the server refuses keeps nobody from the table: there they are "Player 2". */
export async function orNameless<T>(ask: (name: string | undefined) => Promise<T>, name: string): Promise<T> {
  try {
    return await ask(name);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'BAD_NAME') throw error;
    return ask(undefined);
  }
}

/** Gives a seat up, where that can still be done. */
export async function leave(tableId: string, { session_token }: Pick<Seated, 'session_token'>): Promise<void> {
  await api('leaveTable', { table_id: tableId, token: session_token }).catch(() => null);
}
