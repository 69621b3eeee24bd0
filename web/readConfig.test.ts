import { expect, test } from 'vitest';
import { readConfig } from './readConfig.ts';

const nothing = {
  version: 'dev',
  footer: { operator: null, address: [], email: null, phone: null, social: [], taxBadgeUrl: null, taxBadgeCode: null },
  botCheck: { kind: 'off', siteKey: null, scriptUrl: null },
  google: null,
  publicIpUrl: null,
  mapTiles: null,
  analytics: null,
};

test('reads the configuration written by the server', () => {
  const config = {
    version: '1.18.2',
    footer: {
      operator: 'Cargas S.R.L.',
      address: ['Alsina 95', 'Bahía Blanca'],
      email: 'hola@example.org',
      phone: '+54 291 400 0000',
      social: [{ name: 'LinkedIn', url: 'https://example.org/in' }],
      taxBadgeUrl: 'https://example.org/qr',
      taxBadgeCode: { size: 37, path: 'M4 4h7v1h-7z' },
    },
    botCheck: { kind: 'recaptcha', siteKey: 'k', scriptUrl: 'https://example.org/api.js' },
    google: { clientId: 'c', scriptUrl: 'https://example.org/gsi' },
    publicIpUrl: 'https://ip.example.org',
    mapTiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: 'Streets' },
    analytics: { googleAnalytics: { measurementId: 'G-A', scriptUrl: 'https://example.org/gtag' }, clarity: null },
  };
  expect(readConfig(JSON.stringify(config))).toEqual(config);
});

test('a missing, partial or broken element omits unknown values', () => {
  expect(readConfig(null)).toEqual(nothing);
  expect(readConfig('{')).toEqual(nothing);
  expect(readConfig('{"version":"2.0.0","footer":{"email":"a@b.co"},"botCheck":{"kind":"altcha"}}')).toEqual({
    ...nothing,
    version: '2.0.0',
    footer: { ...nothing.footer, email: 'a@b.co' },
    botCheck: { ...nothing.botCheck, kind: 'altcha' },
  });
});
