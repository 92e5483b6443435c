import { isOver } from '../../table/table.ts';
import type { Wire } from '../wire.ts';
import type { Dialect } from './dialect.ts';
import { interpret } from './interpret.ts';
import { snapshot } from './snapshot.ts';
import { eventCount, eventsOf } from './translate.ts';

/** The dialect that all games but Koi-Koi share. It keeps no state: every event carries the viewer's whole view. */
export function commonWire(dialect: Dialect): Wire<null> {
  return {
    begin: () => null,
    remember: () => null,
    translate: (happenings, table, viewer) =>
      happenings.flatMap((happening) => eventsOf(dialect, happening, table, viewer)),
    count: (happenings, table, viewer) =>
      happenings.reduce((sum, happening) => sum + eventCount(happening, table, viewer), 0),
    snapshot: (table, _memory, viewer) => snapshot(dialect, table, viewer),
    interpret: (table, viewer, command) => interpret(dialect, table, viewer, command),
    pause: (happenings) =>
      Math.max(
        0,
        ...happenings.flatMap((happening) => (happening.kind === 'acted' ? happening.events.map(dialect.pause) : [])),
      ),
    window: (table) => (table.match && !isOver(table) ? dialect.window(table.match.state) : null),
  };
}
