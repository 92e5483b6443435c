import { styleText } from 'node:util';
import { ENGINE_VERSION } from '@madang/engine';
import { Command, CommanderError } from 'commander';
import { Failure, UsageError } from './failure.ts';
import { EXAMPLE_GAME } from './game-argument.ts';

/**
 * Runs the command in the arguments. Exit codes: 2 for wrong usage, 1 for a failure, 128 plus the number of the signal for
 * an interrupted command. Each is reported in one line on stderr.
 */
export async function run(commands: readonly Command[], argv: readonly string[] = process.argv): Promise<void> {
  process.stdout.on('error', leaveQuietlyOnClosedPipe);
  const code = await exitCodeOf(commands, argv, (text) => void process.stderr.write(text));
  if (code !== 0) process.exitCode = code;
}

/** The same, but returns the exit code and passes errors to `say`. */
export async function exitCodeOf(
  commands: readonly Command[],
  argv: readonly string[],
  say: (text: string) => void,
): Promise<number> {
  const program = frame(say);
  for (const command of commands) program.addCommand(inheriting(command, program));
  try {
    refuseUnknownHelp(program, argv);
    if (argv.length <= 2) program.outputHelp();
    else await program.parseAsync(argv);
    return 0;
  } catch (error) {
    return report(error, say);
  }
}

/** Commander would print the whole help instead. */
function refuseUnknownHelp(program: Command, [, , asked, name]: readonly string[]): void {
  if (asked === 'help' && name && !name.startsWith('-') && !program.commands.some((known) => known.name() === name))
    throw new UsageError(`unknown command '${name}'`);
}

/** Gives a command and its subcommands the settings of the parent, so that all report errors in the same way. */
function inheriting(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const nested of command.commands) inheriting(nested, command);
  return command;
}

function frame(say: (text: string) => void): Command {
  return new Command('madang')
    .description('Play, replay, verify and study card games, and run a server for them.')
    .version(`madang ${ENGINE_VERSION}`, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', `\nExample:\n  $ madang play ${EXAMPLE_GAME} --level easy`)
    .configureHelp({
      styleTitle: (text) => styleText('bold', text),
      styleCommandText: (text) => styleText('cyan', text),
      styleSubcommandText: (text) => styleText('cyan', text),
      styleOptionText: (text) => styleText('green', text),
      styleArgumentText: (text) => styleText('yellow', text),
    })
    .configureOutput({ writeErr: say, outputError: (message, write) => write(errorLine(message)) })
    .exitOverride();
}

/** Commander's message with its suggestion on the same line. */
function errorLine(message: string): string {
  return `madang: ${message
    .replace(/^error: /, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')}\n`;
}

function report(error: unknown, say: (text: string) => void): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (!(error instanceof Failure)) throw error;
  say(errorLine(error.message));
  return error.exitCode;
}

/** The reader has ended (`madang replay match.json | head`), or the terminal was closed (EIO). */
function leaveQuietlyOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
  process.exit(0);
}
