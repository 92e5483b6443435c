import { request } from 'node:http';
import { join } from 'node:path';
import type { AdminAnswer, AdminCommand } from '@madang/protocol';
import { Command, Option } from 'commander';
import { Failure } from '../failure.ts';
import { count } from '../numbers.ts';

interface Where {
  readonly data: string;
  readonly socket?: string;
}

const DEFAULT_BAN = 60;
const DEFAULT_DRAIN = 10;

export const admin = new Command('admin')
  .summary('operate a running server')
  .description(
    'Look at a running server and act on it, over the local socket that it opens in its data folder. Only the user who runs the server can.',
  )
  .addOption(new Option('--data <folder>', 'data folder of the server').env('DATA_DIR').default('./data'))
  .addOption(new Option('--socket <path>', "the server's --admin socket, if it is elsewhere").env('ADMIN_SOCKET'))
  .addHelpText(
    'after',
    '\nExamples:\n  $ madang admin tables --status playing\n  $ madang admin ban 192.0.2.7 --minutes 60',
  );

admin
  .command('tables')
  .description('list tables, the newest first')
  .addOption(new Option('--status <status>', 'only these').choices(['open', 'playing', 'finished']))
  .option('--limit <n>', 'at most so many', count, 100)
  .action((options: { status?: 'open' | 'playing' | 'finished'; limit: number }, command) =>
    tell(command, { command: 'tables', ...options }),
  );
admin
  .command('rooms')
  .description('list the tables in memory, with their connections')
  .action((_, command) => tell(command, { command: 'rooms' }));
admin
  .command('addresses')
  .description('list the addresses with open sockets, and those that are banned')
  .action((_, command) => tell(command, { command: 'addresses' }));
admin
  .command('reports')
  .description('list what players have reported, the newest first')
  .option('--limit <n>', 'at most so many', count, 100)
  .action((options: { limit: number }, command) => tell(command, { command: 'reports', ...options }));
admin
  .command('close <table>')
  .description('close a table whose match has not begun')
  .action((table_id: string, _, command) => tell(command, { command: 'close', table_id }));
admin
  .command('void <table>')
  .description('end a match without a result; its players are told')
  .option('--reason <text>', 'what they are told', 'the operator has ended the match')
  .action((table_id: string, { reason }: { reason: string }, command) =>
    tell(command, { command: 'void', table_id, reason }),
  );
admin
  .command('ban <address>')
  .description('refuse an address (IPv6: its /64) and close its sockets, until the server stops at the latest')
  .option('--minutes <n>', 'for so long', count, DEFAULT_BAN)
  .action((address: string, { minutes }: { minutes: number }, command) =>
    tell(command, { command: 'ban', address, minutes }),
  );
admin
  .command('unban <address>')
  .description('accept a banned address again')
  .action((address: string, _, command) => tell(command, { command: 'unban', address }));
admin
  .command('drain')
  .description(
    'for an upgrade: /healthz answers 503, so that the balancer sends nobody; then the server stops in order',
  )
  .option('--seconds <n>', 'stop after so long', count, DEFAULT_DRAIN)
  .action(({ seconds }: { seconds: number }, command) => tell(command, { command: 'drain', seconds }));

async function tell(command: Command, asked: AdminCommand): Promise<void> {
  const { data, socket } = command.optsWithGlobals<Where>();
  const answer = await ask(socket ?? join(data, 'admin.sock'), asked);
  if ('refused' in answer) throw new Failure(answer.refused);
  process.stdout.write('done' in answer ? `${answer.done}\n` : table(answer.rows));
}

function ask(socketPath: string, asked: AdminCommand): Promise<AdminAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method: 'POST', path: '/' }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve(JSON.parse(text)));
    });
    sent.on('error', () =>
      reject(new Failure(`no server answers at ${socketPath}; say where with --data or --socket`)),
    );
    sent.end(JSON.stringify(asked));
  });
}

type Rows = Extract<AdminAnswer, { rows: unknown }>['rows'];

/** Columns of text, with their names above. */
function table(rows: Rows): string {
  const [first] = rows;
  if (!first) return 'none\n';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '-')))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}
