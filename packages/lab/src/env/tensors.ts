import type { Json } from '@madang/engine';
import type { Sparse } from '@madang/players';

interface Sizes {
  readonly batch: number;
  readonly seats: number;
  readonly observation: number;
  readonly actions: number;
}

/** What the caller sees of all places of a batch, in one piece of memory: it is sent as it is (docs/env.md). */
export class Tensors {
  readonly bytes: Uint8Array;
  readonly turns: Int32Array;
  readonly episodes: Uint32Array;
  private readonly returns: Float32Array;
  private readonly observations: Float32Array;
  private readonly legal: Uint8Array;
  private readonly sizes: Sizes;

  constructor(sizes: Sizes) {
    const { batch, seats, observation, actions } = sizes;
    const words = batch * (2 + seats + observation);
    const memory = new ArrayBuffer(4 * words + batch * actions);
    this.sizes = sizes;
    this.bytes = new Uint8Array(memory);
    this.turns = new Int32Array(memory, 0, batch);
    this.episodes = new Uint32Array(memory, 4 * batch, batch);
    this.returns = new Float32Array(memory, 8 * batch, batch * seats);
    this.observations = new Float32Array(memory, 4 * batch * (2 + seats), batch * observation);
    this.legal = new Uint8Array(memory, 4 * words, batch * actions);
  }

  clear(place: number): void {
    const { observation, actions } = this.sizes;
    this.observations.fill(0, place * observation, (place + 1) * observation);
    this.legal.fill(0, place * actions, (place + 1) * actions);
  }

  setReturns(place: number, returns: readonly number[]): void {
    this.returns.set(returns, place * this.sizes.seats);
  }

  setObservation(place: number, { indices, values, length }: Sparse): void {
    const start = place * this.sizes.observation;
    for (let i = 0; i < length; i++) this.observations[start + indices[i]] = values[i];
  }

  allow(place: number, action: number): void {
    this.legal[place * this.sizes.actions + action] = 1;
  }

  /** The same as JSON. */
  json(): Readonly<Record<string, Json>> {
    const { seats, observation, actions } = this.sizes;
    return {
      turn: [...this.turns],
      episode: [...this.episodes],
      returns: this.rows(this.returns, seats),
      observation: this.rows(this.observations, observation),
      legal: this.rows(this.legal, actions),
    };
  }

  private rows(values: Float32Array | Uint8Array, width: number): readonly (readonly number[])[] {
    return Array.from({ length: this.sizes.batch }, (_, row) =>
      Array.from(values.subarray(row * width, (row + 1) * width)),
    );
  }
}
