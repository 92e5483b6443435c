import { type Action, ENGINE_VERSION, type Json, seedFrom } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { Encoder, type Seating, Sparse } from '@madang/players';
import { hourOf, type Simulation } from '../simulate.ts';
import { Episode, type Unit } from './episode.ts';
import { EnvError } from './failure.ts';
import { Tensors } from './tensors.ts';

const ENV_FORMAT = 'madang-env-1';

/** What an environment plays. */
export interface EnvSetup extends Seating, Pick<Simulation, 'seed' | 'inputs' | 'hour'> {
  readonly unit: Unit;
  /** How many episodes run side by side. */
  readonly batch: number;
}

/**
 * Games that a program plays from outside, several at once. Place i of the batch plays the episodes i, i + batch,
 * i + 2 · batch and so on; episode n has the cards of match n that `simulate` plays with the same seed.
 */
export class Environment {
  /** What the caller sees of every place of the batch. */
  readonly tensors: Tensors;
  private readonly setup: EnvSetup;
  private readonly encoder: Encoder;
  private readonly input = new Sparse();
  private seed: string;
  private episodes: readonly Episode[] = [];

  constructor(setup: EnvSetup) {
    const { batch, seats } = setup;
    this.setup = setup;
    this.seed = setup.seed;
    this.encoder = new Encoder(setup);
    const { inputs, outputs } = this.encoder;
    this.tensors = new Tensors({ batch, seats, observation: inputs, actions: outputs });
    this.reset();
  }

  /** The first message: all sizes, and what the games follow from. */
  get hello(): Readonly<Record<string, Json>> {
    const { game, rules, seats, unit, batch, inputs, hour } = this.setup;
    return {
      ...{ format: ENV_FORMAT, engine: ENGINE_VERSION, game: game.id, rules: rules as Json, seats, unit, batch },
      ...{ seed: this.seed, inputs, ...(hour === undefined ? {} : { hour }) },
      ...{ encoder: this.encoder.version, observation: this.encoder.inputs, actions: this.encoder.outputs },
    };
  }

  /** What each number of an observation and each action means. Seats in actions are counted from the one that acts. */
  get spec(): Readonly<Record<string, Json>> {
    const { game, rules, seats } = this.setup;
    return {
      observation: this.encoder.inputNames,
      actions: game.actions(rules, seats).map((action) => encodeCards(game, action)),
    };
  }

  /** Begins again with the first episodes, of another seed if one is given. */
  reset(seed = this.seed): void {
    this.seed = seed;
    this.episodes = Array.from({ length: this.setup.batch }, (_, place) => this.begun(place));
    for (let place = 0; place < this.episodes.length; place++) this.show(place);
  }

  /**
   * One action for each place; null, where the episode is over, begins the next one. If one of them cannot be played,
   * none is.
   */
  step(numbers: readonly (number | null)[]): void {
    const actions = this.episodes.map((episode, place) => playable(episode, place, numbers[place]));
    const next = this.episodes.slice();
    for (const [place, action] of actions.entries()) {
      if (action) next[place].act(action);
      else next[place] = this.begun(next[place].number + this.setup.batch);
    }
    this.episodes = next;
    for (let place = 0; place < next.length; place++) this.show(place);
  }

  private begun(number: number): Episode {
    const { seed, setup, encoder } = this;
    const { rules, seats, unit } = setup;
    const hour = hourOf({ ...setup, seed }, number);
    const inputs = hour === null ? setup.inputs : { ...setup.inputs, hour };
    return new Episode(number, unit, setup, encoder, { rules, seats, seed: seedFrom(`${seed}/${number}`), inputs });
  }

  private show(place: number): void {
    const { tensors, encoder, input } = this;
    const episode = this.episodes[place];
    tensors.clear(place);
    tensors.turns[place] = episode.seat;
    tensors.episodes[place] = episode.number;
    tensors.setReturns(place, episode.returns);
    if (episode.isOver) return;
    encoder.encode(episode.state, episode.seat, input);
    tensors.setObservation(place, input);
    for (const { number } of episode.legal) tensors.allow(place, number);
  }
}

/** The action with this number; null for the next episode. */
function playable(episode: Episode, place: number, number: number | null): Action | null {
  if (number === null) {
    if (episode.isOver) return null;
    throw new EnvError('EPISODE_RUNNING', `actions[${place}]: the episode is not over; an action is expected`);
  }
  if (episode.isOver)
    throw new EnvError('EPISODE_OVER', `actions[${place}]: the episode is over; null begins the next one`);
  const action = episode.actionOf(number);
  if (action) return action;
  throw new EnvError('ILLEGAL_ACTION', `actions[${place}]: ${number} is not a legal action of seat ${episode.seat}`);
}
