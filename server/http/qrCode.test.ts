import { randomBytes } from 'node:crypto';
import jsQr from 'jsqr';
import { expect, it } from 'vitest';
import { qrCode } from './webConfig.ts';

const PIXELS = 4;

/** The code as a scanner sees it: dark squares on white. */
function draw({ size, path }: { size: number; path: string }) {
  const width = size * PIXELS;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row++)
      for (let at = Number(x) * PIXELS; at < (Number(x) + Number(length)) * PIXELS; at++)
        data.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3);
  return { data, width };
}

it.each([
  'https://qr.afip.gob.ar/?qr=Yq4kEuFcm7hSeXv0Ekd8PQ,,',
  `https://www.afip.gob.ar/fe/qr/?p=${'eyJ2ZXIiOjEsImZlY2hhIjoi'.repeat(38)}`,
  'https://fisco.example/inscripción/ñandú?n=30-71234567-8&lang=es',
])('is decoded to the original text: %s', (address) => {
  const { data, width } = draw(qrCode(address));
  expect(jsQr.default(data, width, width)?.data).toBe(address);
});

it('is decoded with a given mask, too', () => {
  const address = `https://rumbo.example/verify#${randomBytes(450).toString('base64url')}`;
  const { data, width } = draw(qrCode(address, 0));
  expect(jsQr.default(data, width, width)?.data).toBe(address);
});

it('has a quiet zone of four squares', () => {
  const { size, path } = qrCode('https://fisco.example/');
  const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((found) => found.slice(1).map(Number));
  expect(Math.min(...starts.map(([x]) => x!), ...starts.map(([, y]) => y!))).toBe(4);
  expect(Math.max(...starts.map(([x, , length]) => x! + length!), ...starts.map(([, y]) => y! + 1))).toBe(size - 4);
});
