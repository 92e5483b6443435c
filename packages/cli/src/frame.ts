import { styleText } from 'node:util';
import { ENGINE_VERSION } from '@madang/engine';
import { Command, CommanderError } from 'commander';
import { Failure, UsageError } from './failure.ts';

/**
 * Runs the command that the arguments name. Bad usage exits with 2, a failure with 1, an interrupted command with 128
 * and the signal's number, each with one line on stderr.
 */
export async function run(commands: readonly Command[], argv: readonly string[] = process.argv): Promise<void> {
  process.stdout.on('error', leaveQuietlyOnClosedPipe);
  const code = await exitCodeOf(commands, argv, (text) => void process.stderr.write(text));
  if (code !== 0) process.exitCode = code;
}

/** The same, with the exit code as a value, and errors said there. */
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

/** Commander would print all of the help instead. */
function refuseUnknownHelp(program: Command, [, , asked, name]: readonly string[]): void {
  if (asked === 'help' && name && !name.startsWith('-') && !program.commands.some((known) => known.name() === name))
    throw new UsageError(`unknown command '${name}'`);
}

/** A command with the settings of the one above it, and so on down: all say what is wrong in the same way. */
function inheriting(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const nested of command.commands) inheriting(nested, command);
  return command;
}

function frame(say: (text: string) => void): Command {
  return new Command('madang')
    .description('Koi-Koi, Go-Stop, Matgo, Tysiąc and Check: play, replay, verify, study.')
    .version(`madang ${ENGINE_VERSION}`, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', '\nExample:\n  $ madang play koikoi --level easy')
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

/** `madang replay match.json | head` has read all it wanted; a terminal window was closed (EIO). */
function leaveQuietlyOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
  process.exit(0);
}
