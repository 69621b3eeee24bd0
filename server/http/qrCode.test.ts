import jsQr from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrCode } from './webConfig.ts';

it.each([
  'https://qr.afip.gob.ar/?qr=Yq4kEuFcm7hSeXv0Ekd8PQ,,',
  `https://www.afip.gob.ar/fe/qr/?p=${'eyJ2ZXIiOjEsImZlY2hhIjoi'.repeat(38)}`,
  'https://fisco.example/inscripción/ñandú?n=30-71234567-8&lang=es',
])('is decoded to the original text: %s', async (address) => {
  const { size, path } = qrCode(address);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}">
    <path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
});

it('has a quiet zone of four squares', () => {
  const { size, path } = qrCode('https://fisco.example/');
  const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((found) => found.slice(1).map(Number));
  expect(Math.min(...starts.map(([x]) => x!), ...starts.map(([, y]) => y!))).toBe(4);
  expect(Math.max(...starts.map(([x, , length]) => x! + length!), ...starts.map(([, y]) => y! + 1))).toBe(size - 4);
});
