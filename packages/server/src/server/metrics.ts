import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts, for Prometheus. Event-loop delay, memory and garbage collection come with the defaults. */
export interface Metrics {
  readonly registry: Registry;
  readonly actions: Counter<'game' | 'by'>;
  readonly refusals: Counter<'code'>;
  readonly commandSeconds: Histogram;
  readonly appendSeconds: Histogram;
  readonly botSeconds: Histogram<'game'>;
  readonly rooms: Gauge;
  readonly sockets: Gauge;
  readonly dropped: Counter<'why'>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const name = (rest: string) => `madang_${rest}`;
  return {
    registry,
    actions: new Counter({
      name: name('actions_total'),
      help: 'Actions made durable, by game and by who chose them',
      labelNames: ['game', 'by'],
      registers,
    }),
    refusals: new Counter({
      name: name('refusals_total'),
      help: 'Commands answered with a TurnError, by code',
      labelNames: ['code'],
      registers,
    }),
    commandSeconds: new Histogram({
      name: name('command_seconds'),
      help: 'From a command to its durable, sent effect',
      buckets: SECONDS,
      registers,
    }),
    appendSeconds: new Histogram({
      name: name('append_seconds'),
      help: 'The durable part of it',
      buckets: SECONDS,
      registers,
    }),
    botSeconds: new Histogram({
      name: name('bot_seconds'),
      help: 'A bot thinking, without its pause',
      labelNames: ['game'],
      buckets: SECONDS,
      registers,
    }),
    rooms: new Gauge({ name: name('rooms'), help: 'Tables in memory', registers }),
    sockets: new Gauge({ name: name('sockets'), help: 'Open sockets', registers }),
    dropped: new Counter({
      name: name('dropped_sockets_total'),
      help: 'Sockets the server closed, and why',
      labelNames: ['why'],
      registers,
    }),
  };
}
