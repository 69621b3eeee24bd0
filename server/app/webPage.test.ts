import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useBuiltWeb } from '#tests/builtWeb.ts';
import { useApp } from '#tests/testApp.ts';

const SCRIPT = `console.log('${'a ship, a lorry, a train. '.repeat(40)}');`;
const FILE = '/assets/index-Abcd1234.js';

describe('a file of the web with a hash in its name', () => {
  const directory = useBuiltWeb({
    [FILE]: SCRIPT,
    [`${FILE}.gz`]: gzipSync(SCRIPT),
    [`${FILE}.br`]: brotliCompressSync(SCRIPT),
  });
  const test = useApp('empty', {}, directory);

  it.each([
    ['br', 'br, gzip', brotliCompressSync(SCRIPT).length],
    ['gzip', 'gzip', gzipSync(SCRIPT).length],
    [null, 'identity', SCRIPT.length],
  ])('is served precompressed: %s for Accept-Encoding %s', async (encoding, accepted, length) => {
    const { status, headers } = await test.get(FILE, { 'Accept-Encoding': accepted });
    expect(status).toBe(200);
    expect(headers.get('Content-Encoding')).toBe(encoding);
    expect(headers.get('Content-Length')).toBe(String(length));
    expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
  });

  it('is cached forever, separately for each encoding', async () => {
    const { headers } = await test.get(FILE, { 'Accept-Encoding': 'br' });
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Vary')).toMatch(/Accept-Encoding/i);
  });

  it('is not cached when missing', async () => {
    const { status, headers } = await test.get('/assets/index-Gone5678.js');
    expect(status).toBe(404);
    expect(headers.get('Cache-Control') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
  });
});
