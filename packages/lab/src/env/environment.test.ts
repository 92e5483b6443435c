import {
  type Action,
  type AnyMatch,
  determinize,
  FastRandom,
  findGame,
  GAMES,
  isRefusal,
  type Json,
  Match,
  playInPlace,
  seedFrom,
} from '@madang/engine';
import { Encoder, Sparse } from '@madang/players';
import { describe, expect, it } from 'vitest';
import { Environment, type EnvSetup } from './environment.ts';
import { FrameChannel } from './frame-channel.ts';
import { LineChannel } from './line-channel.ts';

function setupOf(id: string, options: Partial<EnvSetup> = {}): EnvSetup {
  const game = findGame(id);
  if (!game) throw new Error(id);
  const base = { game, rules: game.configure(options.rules ?? {}), seats: game.seats[0] };
  return { ...base, unit: 'round', batch: 1, seed: 'env', inputs: {}, ...options };
}

interface Seen {
  readonly turn: readonly number[];
  readonly episode: readonly number[];
  readonly returns: readonly (readonly number[])[];
  readonly observation: readonly (readonly number[])[];
  readonly legal: readonly (readonly number[])[];
}
const seen = (environment: Environment): Seen => JSON.parse(JSON.stringify(environment.tensors.json()));

/** A random legal action of each place; null where the episode is over. */
function anyActions({ turn, legal }: Seen, random: FastRandom): readonly (number | null)[] {
  return turn.map((seat, place) => {
    const allowed = legal[place].flatMap((may, action) => (may === 1 ? [action] : []));
    return seat < 0 ? null : allowed[random.below(allowed.length)];
  });
}

const TABLES = GAMES.flatMap((game) => game.seats.map((seats) => [game.id, seats] as const));

describe.each(TABLES)('at %s for %i', (id, seats) => {
  const setup = setupOf(id, { seats });
  const { game, rules } = setup;
  const encoder = new Encoder(setup);

  /** What a seat would see of this position. */
  function shownOf(state: AnyMatch['state'], seat: number): Pick<Seen, 'observation' | 'legal'> {
    const input = new Sparse();
    encoder.encode(state, seat, input);
    const observation = new Float32Array(encoder.inputs);
    for (let i = 0; i < input.length; i++) observation[input.indices[i]] = input.values[i];
    const legal = new Array<number>(encoder.outputs).fill(0);
    for (const action of game.legal(state, seat)) legal[encoder.output(state, seat, action)] = 1;
    return { observation: [[...observation]], legal: [legal] };
  }

  it('an episode is the first round of a match, and shows a seat nothing that depends on hidden cards', () => {
    const environment = new Environment(setup);
    const random = new FastRandom(7);
    for (let number = 0; number < 5; number++) {
      let { match }: { match: AnyMatch } = Match.start(game, { rules, seats, seed: seedFrom(`env/${number}`) });
      for (let now = seen(environment); now.turn[0] >= 0; now = seen(environment)) {
        const [seat] = match.actors;
        expect(now).toMatchObject({ turn: [seat], episode: [number], ...shownOf(match.state, seat) });
        expect(shownOf(determinize(match.state, seat, random), seat)).toEqual(shownOf(match.state, seat));
        const [action] = anyActions(now, random);
        const played = game.legal(match.state, seat).find((each) => encoder.output(match.state, seat, each) === action);
        if (!played) throw new Error(`${action} is not legal`);
        environment.step([action]);
        const turned = match.act(seat, played);
        if (isRefusal(turned)) throw new Error(turned.code);
        match = turned.match;
      }
      environment.step([null]);
    }
  });

  it('every number of an observation and every action has a meaning', () => {
    const environment = new Environment(setup);
    const { observation, actions } = environment.hello;
    const spec = environment.spec as { observation: string[]; actions: Json[] };
    expect([spec.observation.length, spec.actions.length]).toEqual([observation, actions]);
    expect(new Set(spec.observation).size).toBe(observation);
    expect(new Set(spec.actions.map((action) => JSON.stringify(action))).size).toBe(actions);
  });
});

describe('an environment', () => {
  const setup = setupOf('koikoi', { batch: 3 });

  it('plays with each place of a batch every third match of the simulation with the same seed', () => {
    const environment = new Environment(setup);
    const random = new FastRandom(1);
    const episodes = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const now = seen(environment);
      for (const [place, episode] of now.episode.entries()) episodes.add(`${place}: ${episode}`);
      environment.step(anyActions(now, random));
    }
    expect([...episodes]).toEqual(expect.arrayContaining(['0: 0', '1: 1', '2: 2', '0: 3', '1: 4', '2: 5', '0: 6']));
  });

  it('returns over a whole match what each seat gained in its rounds over the others', () => {
    const { game, ...match } = setupOf('koikoi', { rules: setup.game.configure({ total_rounds: 3 }), unit: 'match' });
    const environment = new Environment({ game, ...match });
    for (let now = seen(environment); now.turn[0] >= 0; now = seen(environment))
      environment.step([now.legal[0].indexOf(1)]);
    let [lead, rounds] = [0, 0];
    const first = (state: AnyMatch['state'], seat: number): Action =>
      game.legal(state, seat).reduce((least, action) => (action.index < least.index ? action : least));
    playInPlace(game, { ...match, seed: seedFrom('env/0') }, first, {
      ended: ({ points }) => {
        lead += points[0] - points[1];
        rounds++;
      },
    });
    expect(rounds).toBe(3);
    expect(seen(environment).returns).toEqual([[lead, -lead]]);
  });

  it('repeats itself from the same seed, and begins again with another one on request', () => {
    const [one, two] = [new Environment(setup), new Environment(setup)];
    const first = seen(one);
    one.step(anyActions(first, new FastRandom(2)));
    two.step(anyActions(first, new FastRandom(2)));
    expect(seen(one)).toEqual(seen(two));
    one.reset();
    expect(seen(one)).toEqual(first);
    one.reset('other');
    expect(seen(one).observation).not.toEqual(first.observation);
  });
});

/** Sends lines to a new environment; the answers without the first message. */
function linesFor(setup: EnvSetup, ...chunks: readonly string[]): readonly Record<string, unknown>[] {
  let text = '';
  const channel = new LineChannel(new Environment(setup), (part) => {
    text += part;
  });
  for (const chunk of chunks) channel.take(Buffer.from(chunk));
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
}

describe('a refused message changes nothing', () => {
  const setup = setupOf('koikoi', { batch: 2 });
  const start = seen(new Environment(setup));
  const legal = start.legal.map((row) => row.indexOf(1));
  const illegal = start.legal.map((row) => row.indexOf(0));
  const step = (actions: unknown): string => JSON.stringify({ op: 'step', actions });

  it.each([
    ['what is not JSON', '{', 'NOT_JSON'],
    ['a list', '[]', 'BAD_REQUEST'],
    ['an unknown operation', '{"op":"constructor"}', 'BAD_REQUEST'],
    ['an unknown field', '{"op":"reset","sed":"1"}', 'BAD_REQUEST'],
    ['a seed that is no text', '{"op":"reset","seed":1}', 'BAD_REQUEST'],
    ['actions that are no list', step('all'), 'BAD_REQUEST'],
    ['one action for two places', step([legal[0]]), 'BAD_REQUEST'],
    ['an action that is no whole number', step([legal[0], 0.5]), 'BAD_REQUEST'],
    ['an action that is not legal, after one that is', step([legal[0], illegal[1]]), 'ILLEGAL_ACTION'],
    ['an action that is not in the catalogue', step([legal[0], 1e9]), 'ILLEGAL_ACTION'],
    ['no action where the episode goes on', step([legal[0], null]), 'EPISODE_RUNNING'],
    ['a line that is far too long', `"${'x'.repeat(5_000_000)}"`, 'TOO_LONG'],
  ])('%s', (_, line, code) => {
    const [refused, after] = linesFor(setup, `${line}\n`, `${step(legal)}\n`);
    expect(refused).toEqual({ error: { code, message: expect.any(String) } });
    const environment = new Environment(setup);
    environment.step(legal);
    expect(after).toEqual(seen(environment));
  });

  it('an action after the end of the episode', () => {
    const environment = new Environment({ ...setup, batch: 1 });
    const random = new FastRandom(3);
    while (seen(environment).turn[0] >= 0) environment.step(anyActions(seen(environment), random));
    const end = seen(environment);
    expect(() => environment.step([0])).toThrow('the episode is over');
    expect(seen(environment)).toEqual(end);
  });
});

describe('lines', () => {
  it('may come in pieces, and empty ones are ignored', () => {
    const setup = setupOf('koikoi');
    expect(linesFor(setup, '{"op":"re', 'set"}\n\n{"op":', '"reset"}\n')).toHaveLength(2);
  });
});

describe('binary frames', () => {
  const setup = setupOf('matgo', { batch: 4 });

  interface Frame {
    readonly kind: number;
    readonly content: Buffer;
  }

  class Frames {
    readonly all: Frame[] = [];
    private readonly channel = new FrameChannel(new Environment(setup), (bytes) => {
      const frame = Buffer.from(bytes);
      expect(frame.readUInt32LE(0)).toBe(frame.length - 8);
      this.all.push({ kind: frame.readUInt32LE(4), content: frame.subarray(8) });
    });

    send(kind: number, content: Buffer, length = content.length): Frame {
      const header = Buffer.alloc(8);
      header.writeUInt32LE(length, 0);
      header.writeUInt32LE(kind, 4);
      // Byte by byte at first: a frame may come in any pieces.
      const bytes = Buffer.concat([header, content]);
      for (let i = 0; i < 10 && i < bytes.length; i++) this.channel.take(bytes.subarray(i, i + 1));
      this.channel.take(bytes.subarray(10));
      return this.all[this.all.length - 1];
    }
  }

  const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  const actions = (numbers: readonly (number | null)[]): Buffer =>
    Buffer.from(new Int32Array(numbers.map((number) => number ?? -1)).buffer);

  it('carry the same numbers as lines do', () => {
    const frames = new Frames();
    const environment = new Environment(setup);
    const random = new FastRandom(5);
    expect(JSON.parse(frames.all[0].content.toString())).toEqual(JSON.parse(JSON.stringify(environment.hello)));
    for (let i = 0; i < 40; i++) {
      const chosen = anyActions(seen(environment), random);
      environment.step(chosen);
      const { kind, content } = frames.send(1, actions(chosen));
      expect(kind).toBe(1);
      expect(content.equals(environment.tensors.bytes)).toBe(true);
    }
  });

  it('answer a request as JSON, and errors as JSON', () => {
    const frames = new Frames();
    const { observation } = JSON.parse(frames.send(0, json({ op: 'spec' })).content.toString());
    expect(observation).toContain('field: 0111');
    expect(frames.send(0, json({ op: 'reset' })).kind).toBe(1);
    const refused = (frame: Frame): unknown => JSON.parse(frame.content.toString()).error.code;
    expect(refused(frames.send(9, Buffer.alloc(0)))).toBe('BAD_REQUEST');
    expect(refused(frames.send(1, Buffer.alloc(3)))).toBe('BAD_REQUEST');
    expect(refused(frames.send(1, actions([1, 2])))).toBe('BAD_REQUEST');
    expect(refused(frames.send(0, Buffer.from('{')))).toBe('NOT_JSON');
    expect(refused(frames.send(0, Buffer.alloc(5_000_000)))).toBe('TOO_LONG');
    expect(frames.send(0, json({ op: 'reset' })).content.equals(new Environment(setup).tensors.bytes)).toBe(true);
  });
});
