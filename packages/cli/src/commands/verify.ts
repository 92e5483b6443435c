import { KiboError, verify as verifyRecord } from '@madang/engine';
import { entryOf, harmless, harmlessJson } from '@madang/engine/internal';
import { checkLog, openLog } from '@madang/lab/log';
import { Command } from 'commander';
import { Failure } from '../failure.ts';
import { labFailure } from '../lab-failure.ts';
import { isLogText, uncheckedLines, verifyMatches } from '../log-file.ts';
import { isSimulationLog, MATCH_FILE, readMatchText } from '../match-file.ts';
import { Progress } from '../progress.ts';
import { namesOf, readRecordText } from '../record-file.ts';

interface Options {
  readonly json?: true;
}

export const verify = new Command('verify')
  .summary('check that a recorded match was dealt fairly and played by the rules')
  .description(
    'Check a record (kibo): its format and checksum, that the seed fits the commitment published before the first card, that every deck follows from the seeds, and that every action was legal and led to the recorded position. Of a log of `madang simulate` all matches are played again.',
  )
  .argument('<file>', `${MATCH_FILE}; - for stdin`)
  .option('--json', 'print the result as a JSON object')
  .addHelpText('after', '\nExample:\n  $ madang verify match.kibo.json')
  .action(run);

async function run(file: string, { json }: Options): Promise<void> {
  try {
    if (isSimulationLog(file)) return verifySimulation(file, json === true);
    const text = await readMatchText(file);
    if (isLogText(text)) return verifyLogs(file, text, json === true);
    const { game, kibo } = readRecordText(file, text);
    const counts = verifyRecord(game, kibo);
    const { commitment, clientSeeds, scores, result, seats, ruleset } = kibo;
    if (json) {
      const verdict = {
        ok: true,
        file,
        game: game.id,
        ruleset,
        ...counts,
        commitment,
        clientSeeds,
        names: seats.map(({ name }) => name),
        scores,
        result,
      };
      return print([harmlessJson(verdict)]);
    }
    print([
      `ok: ${file} is a fair and legal match of ${game.id} (${ruleset})`,
      `  commitment  ${commitment}`,
      '              fits the seed; compare it with the one published before the match',
      `  deals       ${counts.rounds} follow from the seed${clientSeeds.length > 0 ? ` and ${clientSeeds.length} client seeds` : ''}`,
      `  actions     ${counts.actions} were legal and led to the recorded positions`,
      `  scores      ${namesOf(kibo)
        .map((name, seat) => `${name} ${scores[seat]}`)
        .join(', ')}${result ? '' : ' (not finished)'}`,
    ]);
  } catch (error) {
    const failure = error instanceof KiboError ? new Failure(`${file}: ${error.message}`) : labFailure(error);
    if (json && failure instanceof Failure) print([harmlessJson({ ok: false, file, problem: failure.message })]);
    throw failure;
  }
}

/** Plays all matches of a log again. Their packs follow from its seed, so nothing is left unchecked. */
function verifySimulation(file: string, json: boolean): void {
  const { game, seed, players } = openLog(file).simulation;
  const progress = new Progress(100, '% of the log');
  const { matches, rounds, actions } = checkLog(file, (part) => progress.at(Math.floor(100 * part)));
  progress.done();
  if (json) return print([harmlessJson({ ok: true, file, game, seed, players, matches, rounds, actions })]);
  const [playedMatches, playedRounds, played] = [matches, rounds, actions].map((count) => count.toLocaleString('en'));
  print([
    `ok: ${file} holds ${playedMatches} legal ${matches === 1 ? 'match' : 'matches'} of ${game}`,
    `  deals       of ${playedRounds} rounds follow from the seed ${JSON.stringify(harmless(seed))}`,
    `  actions     ${played} were legal and led to the logged results; no card is lost, no match is missing`,
  ]);
}

/** Checks logs of rounds, and prints what such a log cannot prove. */
function verifyLogs(file: string, text: string, json: boolean): void {
  const matches = verifyMatches(text);
  if (json) {
    const verdicts = matches.map(({ logs, again: { game, rounds, actions, unchecked, seats, plies } }) => ({
      ...{ game: game.id, ruleset: entryOf(logs, 0).ruleset, rounds, actions, unchecked },
      ...{ names: seats.map(({ name }) => name), scores: plies.at(-1)?.match.scores },
    }));
    return print([harmlessJson({ ok: true, file, matches: verdicts })]);
  }
  print([
    `ok: ${file} holds legal rounds of ${matches.length} ${matches.length === 1 ? 'match' : 'matches'}`,
    ...matches.flatMap(({ logs, again }) => [
      `  ${again.game.id} (${harmless(entryOf(logs, 0).ruleset)})`,
      `  actions     ${again.actions} in ${again.rounds} rounds were legal and led to the logged results`,
      `  scores      ${again.seats.map(({ name }, seat) => `${name} ${again.plies.at(-1)?.match.scores[seat]}`).join(', ')}`,
      ...uncheckedLines(again.unchecked),
    ]),
  ]);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
