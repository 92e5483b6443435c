import type {
  Action,
  AnyGame,
  AnyState,
  Carry,
  Event,
  Language,
  Narrator,
  Outcome,
  Seat,
  Translated,
} from '@madang/engine';
import { encodeCards, entryOf, inWords } from '@madang/engine/internal';
import { sentenceCase } from './grammar.ts';
import { commonRefusal, TABLE_TALK, waitingFor } from './table-talk.ts';

const NEW_ROUND: Translated = {
  en: 'A new round.',
  ko: '새 판입니다.',
  ja: '新しい局です。',
  zh: '新的一局。',
  'zh-Hans': '新的一局。',
  pl: 'Nowe rozdanie.',
};
const HIDDEN: Translated = {
  en: 'a hidden card',
  ko: '숨은 패',
  ja: '伏せた札',
  zh: '暗牌',
  'zh-Hans': '暗牌',
  pl: 'zakryta karta',
};

/** For a game without a narrator: sentences from the names of actions and events. */
export function plainNarrator(game: AnyGame, language: Language = 'en'): Narrator<AnyState, Action, Event, Carry> {
  const { roundOver } = TABLE_TALK[language];
  return {
    card: (card) => game.cardIds[card] ?? HIDDEN[language],
    choice: (action, _state, names) => sentenceCase(told(game, action, names)),
    dealt: () => NEW_ROUND[language],
    event: (event, names) => {
      const who = seatIn(event);
      return who === null ? sentenceCase(told(game, event, names)) : `${names[who]}: ${told(game, event, names)}`;
    },
    outcome: (outcome, names) => [sentenceCase(inWords(outcome.reason)), ...counted(outcome, names)],
    result: ({ scores }, names) => standing(names, scores),
    term: (name) => sentenceCase(inWords(name)),
    phase: (state) => (game.outcome(state) ? roundOver : ''),
    prompt: (state, viewer, names) => {
      const actors = game.actors(state);
      if (actors.length === 0) return null;
      const mine = actors.find((seat) => seat === viewer);
      const asked = mine === undefined ? actors : [mine];
      return waitingFor(asked.map((seat) => entryOf(names, seat)).join(', '), language);
    },
    refusal: (refusal) => commonRefusal(refusal, language),
    option: (name, value) => sentenceCase(inWords(value ?? name)),
  };
}

/** `play f`, `swap: slot 2, card f`: without the seat, and a single card without its field name. */
function told(game: AnyGame, happened: Action | Event, names?: readonly string[]): string {
  const fields = encodeCards(game, happened) as Readonly<Record<string, unknown>>;
  const { type, index: _, only: __, seat: ___, ...facts } = fields;
  const isFact = (value: unknown): boolean =>
    value !== null && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
  const entries = Object.entries(facts).filter(([, value]) => isFact(value));
  const [first] = entries;
  const what = inWords(String(type));
  if (!first) return what;
  if (entries.length === 1 && game.cardFields.includes(first[0])) return `${what} ${text(first[1])}`;
  const said = entries.map(([name, value]) => {
    if (value === true) return inWords(name);
    if (isSeat(name, value)) return `${inWords(name)} ${nameOf(value, names)}`;
    return `${inWords(name)} ${typeof value === 'string' && !game.cardFields.includes(name) ? inWords(value) : text(value)}`;
  });
  return `${what}: ${said.join(', ')}`;
}

function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${inWords(name)} ${text(each)}`)
    .join(' ');
}

function isSeat(name: string, value: unknown): value is Seat {
  return typeof value === 'number' && /(seat|winner|player|from)$/i.test(name);
}

function nameOf(seat: Seat, names: readonly string[] | undefined): string {
  return names?.[seat] ?? String(seat + 1);
}

function seatIn(event: object): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? event.seat : null;
}

/** Lines from which a person can compute the points again. */
function counted({ claims, points }: Outcome, names: readonly string[]): readonly string[] {
  const lines = claims.map(({ seat, items, factors, total }) => {
    const sum = items.map((item) => `${inWords(item.name)} ${item.points}`).join(' + ');
    const product = factors.map((factor) => ` × ${factor.factor} (${inWords(factor.name)})`).join('');
    return `${names[seat]}: ${sum}${product} = ${total}`;
  });
  return [...lines, standing(names, points)];
}

function standing(names: readonly string[], scores: readonly number[]): string {
  return names.map((name, seat) => `${name} ${scores[seat]}`).join(', ');
}
