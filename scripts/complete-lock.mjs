// Adds lockfile entries for optional platform packages that the registry used by npm did not serve. Without them `npm
// ci` stops with "Missing: <name>@ from lock file". They are for other platforms: a machine downloads only its own.
// Then adds the registry's hash to each package without one: otherwise `npm ci` accepts any content. Exits with 1 when
// the registry has no hash of a package: choose a version that has one for every platform. Run it after an `npm
// install` that changed the lockfile.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const OS = { win32: 'win32', windows: 'win32', linuxmusl: 'linux' };
for (const os of ['android', 'darwin', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'linux', 'openharmony'])
  OS[os] = os;
const CPU = new Set('arm arm64 x64 ia32 ppc64 ppc64le riscv64 s390x wasm32 loong64 mips64el'.split(' '));
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const packages = lock.packages;

/** The lockfile key of `name`, as Node resolves it from the package at `from`. */
function resolve(from, name) {
  for (let at = from; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    const key = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[key]) return key;
    if (!at) return null;
  }
}

let added = 0;
for (const [key, parent] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const found = resolve(key, name);
    if (!EXACT.test(version) || (found && packages[found].version === version)) continue;
    // inside the dependent package when another version is hoisted
    const place = found ? `${key}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[place]) continue;
    const words = name.split(/[/-]/);
    const os = words.map((word) => OS[word]).find(Boolean);
    const cpu = words.find((word) => CPU.has(word));
    if (!os && !cpu) {
      console.warn(`Not added, as its name has no platform: ${name}`);
      continue;
    }
    const libc = /musl/.test(name) ? ['musl'] : /-gnu/.test(name) ? ['glibc'] : undefined;
    packages[place] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(parent.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os: [os] }),
    };
    added++;
  }
}

/** The registry's hash of this version; null when it has none. */
function integrityOf(name, version) {
  const { status, stdout } = spawnSync('npm', ['view', '--json', `${name}@${version}`, 'dist.integrity'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // npm is a .cmd file on Windows
    shell: process.platform === 'win32',
  });
  return status === 0 && stdout.trim() !== '' ? JSON.parse(stdout) : null;
}

let hashed = 0;
const unknown = [];
for (const [key, entry] of Object.entries(packages)) {
  const isOurs = !key.includes('node_modules/');
  if (isOurs || entry.link || entry.inBundle || entry.integrity) continue;
  const name = entry.name ?? key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = integrityOf(name, entry.version);
  if (integrity) {
    // after the version, like npm
    const { version, ...rest } = entry;
    packages[key] = { version, integrity, ...rest };
    hashed++;
  } else unknown.push(`${name}@${entry.version}`);
}

// in npm's order
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
fs.writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added, ${hashed} hashes`);
if (unknown.length > 0) {
  console.error(`The registry has no hash of: ${unknown.join(', ')}`);
  process.exitCode = 1;
}
