// The constants of Koi-Koi's own dialect, and its types. The schemas are in `@madang/protocol/koikoi/schemas`.

export type { Command, RoundMakeDecision, TurnCommand, TurnPlayHandCard, TurnSelectTarget } from './commands.ts';
export * from './constants.ts';
export type { Body, Event, EventName } from './events.ts';
export type * from './parts.ts';
