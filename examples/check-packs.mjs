// Computes every pack of recorded matches again from their seeds, and compares. It shares no code with the engine and
// knows nothing but docs/fairness.md; all it needs is Node's own cryptography.
//
//   $ node examples/check-packs.mjs match.kibo.json
import { createCipheriv, createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ type: string, slot: number, swap?: { seat: number, slot: number }[], order: string[] }} Action
 * @typedef {{ number: number, deck: string[], actions: { seat: number, action: Action }[] }} Round
 * @typedef {{ firstStarter?: string, bonusCards?: number, misfirePenalty?: boolean }} Rules
 * @typedef {{ dealer?: number, starter?: number, lots?: number[] | null }} Opening
 * @typedef {{
 *   game: keyof typeof PACKS, rules: Rules, seats: unknown[], seed: string, commitment: string, clientSeeds: string[],
 *   inputs: { hour?: number, carry?: Opening }, opening: Opening, rounds: Round[],
 * }} Kibo
 * @typedef {(n: number) => number} Below
 */

// From the seeds to numbers (docs/fairness.md#from-the-seeds-to-a-pack)

/** @type {(n: number) => Buffer} */
const number = (n) => Buffer.from([n >>> 24, n >>> 16, n >>> 8, n]);
/** @type {(t: string) => Buffer} */
const text = (t) => Buffer.concat([number(Buffer.byteLength(t)), Buffer.from(t)]);

/**
 * Numbers below n, one after the other, for one purpose.
 * @type {(kibo: Kibo, round: number, purpose: string) => Below}
 */
const drawing = ({ seed, clientSeeds }, round, purpose) => {
  const message = [number(1), number(clientSeeds.length), ...clientSeeds.map(text), number(round), text(purpose)];
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(Buffer.concat(message)).digest();
  const stream = createCipheriv('chacha20', key, Buffer.alloc(16));
  return (n) => {
    for (;;) {
      const product = BigInt(stream.update(Buffer.alloc(4)).readUInt32LE()) * BigInt(n);
      if (product % 2n ** 32n >= 2n ** 32n % BigInt(n)) return Number(product / 2n ** 32n);
    }
  };
};

/**
 * @template T
 * @param {readonly T[]} list
 * @param {Below} below
 * @returns {T[]}
 */
function shuffled(list, below) {
  const deck = [...list];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

// The packs in order (docs/fairness.md#the-packs)

/** @type {(kinds: string) => string[]} */
const months = (kinds) =>
  kinds.split(',').flatMap((month, i) => month.split(' ').map((kind) => String(i + 1).padStart(2, '0') + kind));
const TEN =
  '11 31 41 42,21 31 41 42,11 31 41 42,21 31 41 42,21 31 41 42,21 31 41 42,21 31 41 42,11 21 41 42,21 31 41 42,21 31 41 42';
const JAPANESE = months(`${TEN},11 21 31 41,11 41 42 43`);
const KOREAN = months(`${TEN},11 41 42 43,11 21 31 41`);
const BONUS = ['bonus-2a', 'bonus-3', 'bonus-2b'];

const PACKS = {
  koikoi: () => JAPANESE,
  gostop: (/** @type {Rules} */ { bonusCards }) => [...KOREAN, ...BONUS.slice(0, bonusCards)],
  matgo: (/** @type {Rules} */ { bonusCards }) => [...KOREAN, ...BONUS.slice(0, bonusCards)],
  tysiac: () => [...'♠♣♦♥'].flatMap((suit) => ['9', 'J', 'Q', 'K', '10', 'A'].map((rank) => rank + suit)),
  check: () => 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').flatMap((rank) => [...'♠♥♦♣'].map((suit) => rank + suit)),
};

// Who begins (docs/fairness.md#who-begins)

/** @type {(kibo: Kibo, below: Below) => Opening} */
const openingDraw = ({ game, seats }, below) => {
  if (game === 'koikoi' || game === 'tysiac') return { dealer: below(seats.length) };
  if (game === 'check') return { starter: 0 };
  const lots = shuffled([...seats.keys()], below);
  return { starter: lots[0], lots };
};

/**
 * 밤일낮장: by the month of the first card of each hand and the hour; a tie goes to who was drawn first.
 * @type {(kibo: Kibo) => number | undefined}
 */
const firstStarter = ({ rules, opening, inputs, rounds, seats }) => {
  const { starter, lots = null } = opening;
  if (rules.firstStarter === 'drawn' || lots === null) return starter;
  const { hour = 12 } = inputs;
  const size = seats.length === 3 ? 7 : 10;
  const months = lots.map((seat) => {
    const first = rounds[0].deck.slice(seat * size).find((id) => !id.startsWith('bonus'));
    return Number(first?.slice(0, 2));
  });
  const isNight = hour >= 18 || hour < 6;
  const best = (isNight ? Math.min : Math.max)(...months);
  return lots[months.indexOf(best)];
};

/** @param {Kibo} kibo */
function checkOpening(kibo) {
  const { opening, inputs, rounds, game } = kibo;
  const drawn = { ...openingDraw(kibo, drawing(kibo, 0, 'opening')), ...inputs.carry };
  for (const name of /** @type {const} */ (['dealer', 'starter', 'lots']))
    if (name in opening) same(`opening.${name}`, drawn[name], opening[name]);
  if (game !== 'gostop' && game !== 'matgo') return;
  const played = rounds.filter((round) => round.number === 1).flatMap((round) => round.actions);
  const first = played.find(({ action }) => !['DECLARE_PRESIDENT', 'resign'].includes(action.type));
  if (first) same('the first player', firstStarter(kibo), first.seat);
}

// A reshuffle at Check starts from the discard pile as it lies (docs/fairness.md#reshuffles)

class CheckTable {
  /**
   * @param {string[]} deck
   * @param {number} seats
   */
  constructor(deck, seats) {
    /** @type {(string | undefined)[][]} */
    this.hands = Array.from({ length: seats }, (_, seat) => deck.slice(seat * 4, seat * 4 + 4));
    this.pile = deck.slice(seats * 4);
    /** @type {(string | undefined)[]} */
    this.discards = [];
    this.matched = new Set();
    /** @type {string | undefined} */
    this.drawn = undefined;
  }

  /** What is shuffled: the discards from the bottom, without the top one and without matched pairs. */
  toReshuffle() {
    return this.discards.slice(0, -1).filter((id) => !this.matched.has(id));
  }

  /**
   * @param {number} seat
   * @param {Action} action
   * @param {Rules} rules
   */
  play(seat, { type, slot, swap, order }, { misfirePenalty }) {
    if (type === 'drawFromDeck') this.drawn = this.pile.shift();
    if (type === 'drawFromDiscard') this.drawn = this.discards.pop();
    if (type === 'discardDrawn') this.discards.push(this.drawn);
    if (type === 'swapAndDiscard') this.discards.push(this.replace(seat, slot, this.drawn));
    if (type === 'attemptMatch') this.attempt(seat, slot, misfirePenalty);
    if (swap) {
      const [a, b] = swap;
      this.replace(b.seat, b.slot, this.replace(a.seat, a.slot, this.hands[b.seat][b.slot]));
    }
    if (type !== 'reshuffle') return;
    this.discards = this.discards.filter((id) => !order.includes(String(id)));
    this.pile = [...order];
  }

  /**
   * @param {number} seat
   * @param {number} slot
   * @param {string | undefined} id
   */
  replace(seat, slot, id) {
    const before = this.hands[seat][slot];
    this.hands[seat][slot] = id;
    return before;
  }

  /**
   * A card of the same rank goes onto the discards; another one stays, and may cost a card from the pile.
   * @param {number} seat
   * @param {number} slot
   * @param {boolean | undefined} misfirePenalty
   */
  attempt(seat, slot, misfirePenalty) {
    const top = this.discards.at(-1);
    const id = this.hands[seat][slot];
    if (id?.slice(0, -1) === top?.slice(0, -1)) {
      this.discards.push(this.replace(seat, slot, undefined));
      this.matched.add(top).add(id);
    } else if (misfirePenalty && this.pile.length > 0) {
      const hand = this.hands[seat];
      const free = [...hand, undefined].indexOf(undefined);
      hand[free] = this.pile.shift();
    }
  }
}

/** @type {(kibo: Kibo, round: Round, deal: number, place: string) => number} */
const checkReshuffles = (kibo, round, deal, place) => {
  const table = new CheckTable(round.deck, kibo.seats.length);
  let reshuffles = 0;
  for (const [plies, { seat, action }] of round.actions.entries()) {
    if (action.type === 'reshuffle') {
      const below = drawing(kibo, round.number, `chance/${deal}/${plies}`);
      same(`${place}.actions[${plies}].action.order`, shuffled(table.toReshuffle(), below), action.order);
      reshuffles++;
    }
    table.play(seat, action, kibo.rules);
  }
  return reshuffles;
};

/** @type {(place: string, computed: unknown, recorded: unknown) => void} */
const same = (place, computed, recorded) => {
  if (JSON.stringify(computed) !== JSON.stringify(recorded)) throw new Error(`${place} does not follow from the seeds`);
};

/** @param {Kibo} kibo */
function check(kibo) {
  same('commitment', createHash('sha256').update(Buffer.from(kibo.seed, 'hex')).digest('hex'), kibo.commitment);
  checkOpening(kibo);
  const pack = PACKS[kibo.game](kibo.rules);
  let [deal, reshuffles] = [0, 0];
  for (const [i, round] of kibo.rounds.entries()) {
    deal = kibo.rounds[i - 1]?.number === round.number ? deal + 1 : 1;
    const place = `rounds[${i}]`;
    same(`${place}.deck`, shuffled(pack, drawing(kibo, round.number, `deal/${deal}`)), round.deck);
    if (kibo.game === 'check') reshuffles += checkReshuffles(kibo, round, deal, place);
  }
  return `${kibo.rounds.length} packs and ${reshuffles} reshuffles follow from the seeds`;
}

for (const file of process.argv.slice(2)) {
  try {
    console.log(`ok: ${file}: ${check(JSON.parse(readFileSync(file, 'utf8')))}`);
  } catch (error) {
    console.log(`${file}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
