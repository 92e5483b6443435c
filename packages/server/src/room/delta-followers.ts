import type { Viewer } from '@madang/engine';
import { asDeltas, shownBy } from '../protocol/plain/deltas.ts';
import type { Body } from '../protocol/wire.ts';
import type { TextsOf } from './audience.ts';
import type { Connection } from './connection.ts';

/** The connections that are sent views as differences, and what each viewer was shown last. */
export class DeltaFollowers {
  /** Whether each was sent a view since it joined. The first is whole. */
  private readonly hasView = new Map<Connection, boolean>();
  /** Kept while there are such connections. */
  private readonly shown = new Map<Viewer, NonNullable<ReturnType<typeof shownBy>>>();

  add(connection: Connection): void {
    this.hasView.set(connection, false);
  }

  remove(connection: Connection): void {
    this.hasView.delete(connection);
    if (this.hasView.size === 0) this.shown.clear();
  }

  /**
   * What each connection of this viewer is sent of these events: `whole`, or the same with differences, which are encoded once.
   */
  textsOf(
    viewer: Viewer,
    bodies: readonly Body[],
    whole: readonly string[],
    encode: (bodies: readonly Body[]) => readonly string[],
  ): TextsOf {
    if (this.hasView.size === 0) return () => whole;
    const before = this.shown.get(viewer);
    const after = shownBy(bodies);
    if (after) this.shown.set(viewer, after);
    let deltas: readonly string[] | null = null;
    return (connection) => {
      const hasView = this.hasView.get(connection);
      if (after && hasView === false) this.hasView.set(connection, true);
      if (!hasView || !before) return whole;
      deltas ??= encode(asDeltas(bodies, before));
      return deltas;
    };
  }
}
