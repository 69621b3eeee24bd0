import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { useApp } from '../../tests/testApp.ts';

const SCRIPT = `console.log('${'a ship, a lorry, a train. '.repeat(40)}');`;
const FILE = '/assets/index-Abcd1234.js';

/** What a build leaves, as small as can be. */
function builtWeb(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'rumbo-web-'));
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'index.html'), '<html lang="en"><!--head--></html>');
  writeFileSync(path.join(directory, FILE), SCRIPT);
  writeFileSync(path.join(directory, `${FILE}.gz`), gzipSync(SCRIPT));
  writeFileSync(path.join(directory, `${FILE}.br`), brotliCompressSync(SCRIPT));
  return directory;
}

describe('a file of the web with a hash in its name', () => {
  const directory = builtWeb();
  afterAll(() => rmSync(directory, { recursive: true }));
  const test = useApp('empty', {}, directory);

  it.each([
    ['br', 'br, gzip', brotliCompressSync(SCRIPT).length],
    ['gzip', 'gzip', gzipSync(SCRIPT).length],
    [null, 'identity', SCRIPT.length],
  ])('comes as it was compressed ahead of time: %s to who accepts %s', async (encoding, accepted, length) => {
    const { status, headers } = await test.get(FILE, { 'Accept-Encoding': accepted });
    expect(status).toBe(200);
    expect(headers.get('Content-Encoding')).toBe(encoding);
    expect(headers.get('Content-Length')).toBe(String(length));
    expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
  });

  it('is kept for ever, in each form of its own', async () => {
    const { headers } = await test.get(FILE, { 'Accept-Encoding': 'br' });
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Vary')).toMatch(/Accept-Encoding/i);
  });

  it('is not remembered as missing', async () => {
    const { status, headers } = await test.get('/assets/index-Gone5678.js');
    expect(status).toBe(404);
    expect(headers.get('Cache-Control') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
  });
});
