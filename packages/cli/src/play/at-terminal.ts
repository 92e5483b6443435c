import type { AnyGame, Kibo, Language, MatchSetup } from '@madang/engine';
import { UsageError } from '../failure.ts';
import { screenOf } from '../games.ts';
import { Audience } from './audience.ts';
import { InputLines } from './input-lines.ts';
import { LineInterface } from './line-mode.ts';
import { type Played, play } from './loop.ts';
import { narratorOf } from './narration.ts';
import type { PlayerInterface } from './player-interface.ts';
import type { Seating } from './seating.ts';
import { isInteractive, withTerminal } from './terminal.ts';
import { TerminalInterface } from './terminal-interface.ts';
import { Thinker } from './thinker.ts';

interface TerminalOptions {
  readonly lang: Language;
  readonly plain?: true;
  readonly memoryAid?: boolean;
  readonly matchSeconds?: number;
}

const MATCH_SECONDS = 5;

/** Plays a match with people at this terminal, drawn or in lines, and prints how it stands at the end. */
export async function playAtTerminal(
  game: AnyGame,
  setup: MatchSetup<object>,
  seating: Seating,
  options: TerminalOptions,
): Promise<Kibo> {
  if (!isDrawn(options)) refuseSharedLines(seating);
  const { kibo, standing } = await onStage(game, options, (stage) => matchOn(stage, game, setup, seating, options));
  const isPrinted = !isDrawn(options) && kibo.result !== null;
  if (!isPrinted) process.stdout.write(`${standing}\n`);
  return kibo;
}

/** Whether the table is drawn; otherwise the match is told in lines. */
function isDrawn({ plain }: TerminalOptions): boolean {
  return isInteractive() && !plain;
}

/** Does something with people at this terminal. */
export function onStage<T>(game: AnyGame, options: TerminalOptions, work: Work<T>): Promise<T> {
  return isDrawn(options) ? inTerminal(game, options, work) : inLines(game, options, work);
}

/** Printed lines stay visible, and hands are secret. */
function refuseSharedLines({ players }: Seating): void {
  if (players.filter((player) => player === null).length > 1)
    throw new UsageError(
      '--humans: only one person can play in line mode, because printed lines show the cards of others; share a terminal without --plain',
    );
}

function matchOn(
  stage: PlayerInterface,
  game: AnyGame,
  setup: MatchSetup<object>,
  { players, seats, names, levels, isSlow }: Seating,
  { lang, memoryAid = false }: TerminalOptions,
): Promise<Played> {
  const narrator = narratorOf(game, lang);
  const hidesPeeks = screenOf(game).hidesPeeks === true && !memoryAid;
  const people = players.flatMap((player, seat) => (player === null ? [seat] : []));
  const thinker = new Thinker(game, setup, levels);
  const audience = new Audience({ game, language: lang, narrator, names, hidesPeeks }, people);
  const played = play({ game, setup, players, seats, names, thinker, isSlow, narrator, audience, stage });
  return played.finally(() => thinker.close());
}

type Work<T> = (stage: PlayerInterface) => Promise<T>;

function inTerminal<T>(
  game: AnyGame,
  { lang, matchSeconds = MATCH_SECONDS }: TerminalOptions,
  work: Work<T>,
): Promise<T> {
  return withTerminal((terminal) => work(new TerminalInterface(terminal, screenOf(game), lang, matchSeconds)));
}

async function inLines<T>(game: AnyGame, { lang }: TerminalOptions, work: Work<T>): Promise<T> {
  const lines = new InputLines();
  lines.open();
  try {
    return await work(new LineInterface(lines, screenOf(game), lang));
  } finally {
    lines.close();
    if (lines.exitCode !== null) process.exitCode = lines.exitCode;
  }
}
