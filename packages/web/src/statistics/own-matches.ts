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

/** Reading pauses after this time, so that a long export does not freeze the page. */
const AT_ONCE = 30;

/** Finished matches in an export of the server. Its first line says who the person is. */
export async function exportedMatches(lines: string, now = () => performance.now()): Promise<readonly OwnMatch[]> {
  const found: OwnMatch[] = [];
  let until = now() + AT_ONCE;
  for (let from = 0, end = 0; from < lines.length; from = end + 1) {
    end = lines.indexOf('\n', from);
    if (end < 0) end = lines.length;
    found.push(...exportedMatch(lines.slice(from, end)));
    if (now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = now() + AT_ONCE;
  }
  return found;
}

function exportedMatch(line: string): readonly OwnMatch[] {
  const match: unknown = line === '' ? null : JSON.parse(line);
  if (!isObject(match) || match.status !== 'finished' || typeof match.seat !== 'number') return [];
  return [{ kibo: readKibo(JSON.stringify(match.kibo)), seat: match.seat, at: Number(match.created_at) }];
}
