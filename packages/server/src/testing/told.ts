import type { Viewer } from '@madang/engine';
import { seal } from '../protocol/envelope.ts';
import { wireOf } from '../protocol/index.ts';
import type { Body } from '../protocol/wire.ts';
import type { Logged, TableCard } from '../table/log.ts';
import { follow, newTable } from '../table/table.ts';

/** Every event that a viewer must have been sent, from a replay of the log; in the game's own dialect unless told otherwise. */
export function toldByReplay(
  card: TableCard,
  log: readonly Logged[],
  viewer: Viewer,
  dialect: typeof wireOf = wireOf,
): readonly string[] {
  let table = newTable(card);
  const wire = dialect(table.game);
  const texts: string[] = [];
  for (const logged of log) {
    const followed = follow(table, logged);
    table = followed.table;
    if (followed.happenings.length === 0) continue;
    for (const body of wire.translate(followed.happenings, table, viewer))
      texts.push(JSON.stringify(seal(body, texts.length + 1, logged.at)));
  }
  return texts;
}

/** The snapshot that a viewer must get after this log. */
export function seenByReplay(card: TableCard, log: readonly Logged[], viewer: Viewer): Body {
  let table = newTable(card);
  const wire = wireOf(table.game);
  let memory = wire.begin();
  for (const logged of log) {
    const followed = follow(table, logged);
    table = followed.table;
    memory = wire.remember(memory, followed.happenings);
  }
  return wire.snapshot(table, memory, viewer);
}
