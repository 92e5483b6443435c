import type { Action, AnyState } from '@madang/engine';
import { lowestBid, Phase, Round, tysiac } from '@madang/engine/tysiac';
import { COMMANDS } from '@madang/protocol/tysiac/schemas';
import type { Dialect, Fields } from '../common/dialect.ts';
import { WORDS } from './words.ts';

/** What the rules call each command; a pass is a bid of 0 on the wire (docs/rules/tysiac.md 25). */
const TYPES: Readonly<Record<keyof typeof COMMANDS, string>> = {
  PlaceBid: 'bid',
  ChooseMusik: 'chooseMusik',
  PassCard: 'passCard',
  Discard: 'discard',
  PlayCard: 'play',
  DeclareBomb: 'bomb',
  AskRedeal: 'redeal',
};
const NAMES: ReadonlyMap<unknown, string> = new Map(Object.entries(TYPES).map(([name, type]) => [type, name]));

export const tysiacDialect: Dialect = {
  game: tysiac,
  commands: COMMANDS,
  toAction,
  toCommand: ({ type, ...fields }) =>
    type === 'pass' ? { command: 'PlaceBid', value: 0 } : { command: NAMES.get(type) ?? type, ...fields },
  listed,
  topLevelFields: [],
  words: WORDS,
  pause: () => 0,
  window: () => null,
};

function toAction({ command, command_id: _, ...fields }: Fields): Fields {
  if (command === 'PlaceBid' && fields.value === 0) return { type: 'pass' };
  return { type: TYPES[command as keyof typeof COMMANDS], ...fields };
}

/** Of the up to 301 bids, those in steps of the minimum raise, and the highest (docs/rules/tysiac.md 3). */
function listed(state: AnyState, legal: readonly Action[]): readonly Action[] {
  if (!(state instanceof Round) || state.phase !== Phase.Auction) return legal;
  const bids = legal.filter((action) => action.type === 'bid');
  const [lowest, highest] = [lowestBid(state), bids.at(-1)];
  return legal.filter(
    (action) =>
      !('value' in action) || action === highest || (Number(action.value) - lowest) % state.rules.minRaise === 0,
  );
}
