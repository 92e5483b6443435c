import { styleText } from 'node:util';
import { ENGINE_VERSION } from '@madang/engine';
import { Command, CommanderError } from 'commander';
import { Failure } from './failure.ts';

/** Runs the command that the arguments name. Bad usage exits with 2, a failure with 1, each with one line on stderr. */
export async function run(commands: readonly Command[], argv: readonly string[] = process.argv): Promise<void> {
  process.stdout.on('error', leaveQuietlyOnClosedPipe);
  const program = frame();
  for (const command of commands) program.addCommand(command.copyInheritedSettings(program));
  if (argv.length <= 2) return program.outputHelp();
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.exitCode = report(error);
  }
}

function frame(): Command {
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
    .configureOutput({ outputError: (message, write) => write(errorLine(message)) })
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

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(errorLine(error.message));
  return error.exitCode;
}

/** `madang replay match.json | head` has read all it wanted; a terminal window was closed (EIO). */
function leaveQuietlyOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
  process.exit(0);
}
