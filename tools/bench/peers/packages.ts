import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const peerRequire = createRequire(import.meta.url);

/** Installs the packages of the peers into their own folder, once. Throws on failure. */
export function installPeers(): void {
  if (existsSync(`${folder}node_modules/postgraphile`)) return;
  console.log('Installing the peers …');
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
}

/** Loads a package of the peers. As the product does not have its types, the caller declares the used part. */
export function requirePeer<Package>(name: string): Package {
  return peerRequire(name) as Package;
}
