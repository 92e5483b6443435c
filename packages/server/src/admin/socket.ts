import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { ADMIN_BYTES, type AdminAnswer } from '@madang/protocol';
import { AdminCommand } from '@madang/protocol/schemas';
import { administer, type Operated } from './admin.ts';

/** Leaves reading and writing to the owner. */
const OWNER_ONLY = 0o177;

/** Listens on a local socket that only the owner of the process can open: whoever can is the operator. */
export async function listenForAdmin(path: string, node: Operated): Promise<Server> {
  if (await isInUse(path)) throw new Error(`${path} is in use by another server`);
  rmSync(path, { force: true }); // a killed server leaves it behind
  const server = createServer((request, response) => {
    answer(request, node)
      .catch((error: unknown): AdminAnswer => {
        node.services.log.error({ err: error }, 'a command of the operator failed');
        return { refused: String(error) };
      })
      .then((said) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said)));
  });
  await new Promise<void>((resolve, reject) => {
    // The file is made by `listen` itself, so that nobody can open it before it is closed to others.
    const before = process.umask(OWNER_ONLY);
    server.once('error', reject).listen(path, resolve);
    process.umask(before);
  });
  return server;
}

async function answer(request: IncomingMessage, node: Operated): Promise<AdminAnswer> {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > ADMIN_BYTES) return { refused: 'the command is too long' };
  }
  const read = AdminCommand.safeParse(parsed(text));
  return read.success ? administer(node, read.data) : { refused: read.error.issues[0]?.message ?? 'no such command' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isInUse(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}
