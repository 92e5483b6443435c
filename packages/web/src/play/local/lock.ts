import type { AnyTurned } from '@madang/engine';

/** How long play is locked after this turn, in milliseconds: shaken cards are shown (docs/rules/matgo.md 67). */
export function lockAfter({ happenings }: AnyTurned): number {
  const events = happenings.flatMap((happening) => (happening.kind === 'acted' ? happening.events : []));
  return Math.max(0, ...events.map((event) => ('seconds' in event ? Number(event.seconds) * 1000 : 0)));
}
