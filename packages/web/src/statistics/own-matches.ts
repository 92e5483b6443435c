import { readKibo } from '@madang/engine';
import { RequestError } from '@madang/protocol/client';
import { isObject } from '../app/kept.ts';
import { knownKey } from '../me/own-key.ts';
import { api } from '../play/online/api.ts';
import { browserArchive } from '../records/archive.ts';
import { type OwnMatch, onlyPersonIn } from './statistics.ts';

/** More matches than this are not read at once. */
const MOST_MATCHES = 500;

/** The reader's matches on this device. */
export async function matchesOnDevice(): Promise<readonly OwnMatch[]> {
  const archive = browserArchive();
  const listed = (await archive.matches()).slice(0, MOST_MATCHES);
  const found = await Promise.all(listed.map(async ({ id, at }) => ({ kibo: await archive.byId(id), at })));
  return found.flatMap(({ kibo, at }) => {
    const seat = kibo && onlyPersonIn(kibo);
    return kibo && seat !== null ? [{ kibo, seat, at }] : [];
  });
}

/** The reader's matches on the server; none for a reader whom it does not know. */
export async function matchesOnServer(): Promise<readonly OwnMatch[]> {
  const token = knownKey();
  if (token === null) return [];
  const lines = await api('exportMine', { token }).catch((error: unknown) => {
    if (error instanceof RequestError && error.code === 'NOT_ALLOWED') return '';
    throw error;
  });
  return exportedMatches(lines);
}

/** Finished matches in an export of the server. Its first line says who the person is. */
export function exportedMatches(lines: string): readonly OwnMatch[] {
  return lines.split('\n').flatMap((line) => {
    const match: unknown = line === '' ? null : JSON.parse(line);
    if (!isObject(match) || match.status !== 'finished' || typeof match.seat !== 'number') return [];
    return [{ kibo: readKibo(JSON.stringify(match.kibo)), seat: match.seat, at: Number(match.created_at) }];
  });
}
