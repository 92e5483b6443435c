import type { Viewer } from '@madang/engine';
import { eventNumber } from '@madang/protocol';
import { standingNotices, tableWaiting, turnClock } from '../protocol/notices.ts';
import type { Body } from '../protocol/wire.ts';
import type { Time } from '../server/time.ts';
import { runningClocks } from '../table/clock.ts';
import type { Entry } from '../table/log.ts';
import type { TableState } from '../table/table.ts';
import type { Channel } from './channel.ts';
import type { Channels } from './channels.ts';
import type { Connection } from './connection.ts';
import type { Step } from './follow-log.ts';
import { noticesOf } from './notices.ts';
import type { Timing } from './timing.ts';

/** These change whose clock runs: a bot has none. */
const MOVES_CLOCKS: ReadonlySet<Entry['type']> = new Set(['takenOver', 'takenBack', 'left']);

/** Sends what happens at a table to those who are connected, and what they need to know when they connect. */
export class Announcer {
  private readonly channels: Channels;
  private readonly timing: Timing;
  private readonly time: Time;

  constructor(channels: Channels, timing: Timing, time: Time) {
    this.channels = channels;
    this.timing = timing;
    this.time = time;
  }

  /** An entry of the log. */
  announce(step: Step): void {
    if (step.happenings.length > 0)
      this.channels.publish(step, (channel, viewer) => this.sendClocks(channel, step, viewer));
    // Nearly all entries are actions, of which there is nothing else to send.
    if (step.logged.entry.type !== 'acted') this.notify(step);
  }

  /** What an entry changes beside the match: who sits where, who is away, a rematch. */
  private notify(step: Step): void {
    const { logged, table } = step;
    const { entry, at } = logged;
    const isSeatNews = !table.match && (entry.type === 'sat' || entry.type === 'left');
    for (const channel of this.channels.all) {
      if (entry.type === 'left' && !table.match) channel.disconnect(entry.seat);
      if (isSeatNews) channel.notifyEach((viewer, connection) => waitingNotice(table, viewer, connection), at);
      channel.notify((viewer) => noticesOf(entry, table, viewer), at);
      if (MOVES_CLOCKS.has(entry.type)) this.sendClocks(channel, step);
      if (entry.type === 'left') channel.disconnect(entry.seat);
    }
  }

  /** What is not in the log: who is gone for the moment, set phrases. Spectators are told where it is for everybody. */
  tell(body: Body, isForEverybody: boolean): void {
    const now = this.time.now();
    for (const channel of this.channels.all)
      channel.notify((viewer) => (isForEverybody || viewer !== 'table' ? [body] : []), now);
  }

  /** To this viewer only, where something private happened: a clock sent to the others would tell them of it. */
  private sendClocks(channel: Channel, { table, logged }: Step, only?: Viewer): void {
    const notices = this.clockNotices(table);
    if (notices.length > 0) channel.notify((viewer) => ((only ?? viewer) === viewer ? notices : []), logged.at);
  }

  private clockNotices(table: TableState): readonly Body[] {
    if (!table.card.clock || !table.match) return [];
    const clocks = this.timing.windowOf(table) === null ? runningClocks(table, this.timing.upSince) : [];
    return [turnClock(table, clocks)];
  }

  /** The table waits for its first card. */
  sendWaiting(channel: Channel, connection: Connection, viewer: Viewer, table: TableState): void {
    channel.answer(connection, viewer, waitingNotice(table, viewer, connection), this.time.now());
  }

  /** What a client gets that joins: the events it has missed if they are kept, or else a snapshot; then the notices. */
  sendState(
    channel: Channel,
    connection: Connection,
    viewer: Viewer,
    table: TableState,
    lastEventId: string | undefined,
  ): void {
    const now = this.time.now();
    const answer = (body: Body) => channel.answer(connection, viewer, body, now);
    if (!table.match) {
      this.sendWaiting(channel, connection, viewer, table);
      for (const notice of standingNotices(table, viewer)) answer(notice);
      return;
    }
    const seen = lastEventId === undefined ? null : eventNumber(lastEventId);
    const missed = seen === null ? null : channel.outboxOf(viewer).since(seen);
    if (missed) connection.send(...missed);
    else answer(channel.snapshot(table, viewer));
    for (const notice of [...standingNotices(table, viewer), ...this.clockNotices(table)]) answer(notice);
  }
}

function waitingNotice(table: TableState, viewer: Viewer, connection: Connection): Body {
  return tableWaiting(table, viewer, connection.invite(table.card.id));
}
