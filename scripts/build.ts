// Builds everything that the server needs from the sources, but only where they changed since the last build.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildCommonPasswords } from './commonPasswords.ts';
import { generatePrisma, generateRelay } from './generate.ts';
import { compileMessages } from './messages.ts';

const STAMPS = 'dist/stamps';

/** Runs `make` when one of the files has changed since its last success. */
function unlessUnchanged(name: string, patterns: string[], result: string, make: () => void): void {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => globSync(pattern)).sort();
  for (const file of files) if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  const stamp = path.join(STAMPS, name);
  const fingerprint = hash.digest('hex');
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  make();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, fingerprint);
}

/** Generates the code for the server: enough to run its sources. */
export function generateServer(): void {
  unlessUnchanged(
    'prisma',
    ['prisma/schema.prisma', 'package-lock.json'],
    'server/generated/pothos.ts',
    generatePrisma,
  );
  unlessUnchanged(
    'commonPasswords',
    ['scripts/commonPasswords.ts', 'server/accounts/credentials/commonPasswords.ts', 'package-lock.json'],
    'dist/commonPasswords.bin',
    buildCommonPasswords,
  );
}

const SERVER_SOURCES = [
  'server/**/*.ts',
  'shared/**/*.ts',
  'messages/*.json',
  'prisma/**/*.{ts,br}',
  'scripts/{serve,work,pictures,drawPages,readTable,progress}.ts',
  'vite.server.config.ts',
  'package-lock.json',
];

/** Bundles the server and its dependencies into few files. */
export function buildServer(): void {
  generateServer();
  const sources = SERVER_SOURCES.flatMap((pattern) => globSync(pattern)).filter((file) => !file.endsWith('.test.ts'));
  unlessUnchanged('server', sources, 'dist/server/serve.js', () => {
    console.log('Building the server …');
    runVite('-c', 'vite.server.config.ts', '--configLoader', 'native');
  });
}

function runVite(...args: string[]): void {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args], {
    stdio: 'inherit',
  });
}

const WEB_SOURCES = [
  'web/**/*.{ts,tsx,css,html,svg,json}',
  'shared/**/*.ts',
  'messages/*.json',
  'schema.graphql',
  'relay.config.js',
  'vite.config.ts',
  'scripts/{messages,graphiql-vite,docs-vite}.ts',
  'package-lock.json',
];

export function buildWeb(): void {
  const sources = WEB_SOURCES.flatMap((pattern) => globSync(pattern)).filter(
    (file) => !/__generated__|compiled|persisted\.json/.test(file),
  );
  unlessUnchanged('web', sources, 'dist/web/index.html', () => {
    console.log('Building the web …');
    generateRelay();
    compileMessages();
    runVite();
    runVite('--ssr', 'entry.server.tsx');
    precompress('dist/web');
  });
}

/** Writes compressed forms next to each text file, so that no request waits for compression. */
function precompress(directory: string): void {
  for (const file of globSync(`${directory}/assets/**/*.{js,css,svg}`)) {
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    // the best quality takes half a minute for GraphiQL, and saves a tenth
    const quality = content.length > 500_000 ? 9 : 11;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  }
}

if (import.meta.main) {
  generateServer();
  execFileSync(process.execPath, ['scripts/schema.ts'], { stdio: 'inherit' });
  buildServer();
  buildWeb();
}
