import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('reads what the server wrote', () => {
  const footer = {
    address: ['Alsina 95', 'Bahía Blanca'],
    email: 'hola@example.org',
    phone: '+54 291 400 0000',
    social: [{ name: 'LinkedIn', url: 'https://example.org/in' }],
    taxBadgeUrl: 'https://example.org/qr',
  };
  expect(readConfig(JSON.stringify({ version: '1.18.2', footer }))).toEqual({ version: '1.18.2', footer });
});

test('a missing, partial or broken element leaves out what is unknown', () => {
  const nothing = { address: [], email: '', phone: '', social: [], taxBadgeUrl: null };
  expect(readConfig(null)).toEqual({ version: 'dev', footer: nothing });
  expect(readConfig('{')).toEqual({ version: 'dev', footer: nothing });
  expect(readConfig('{"version":"2.0.0","footer":{"email":"a@b.co"}}')).toEqual({
    version: '2.0.0',
    footer: { ...nothing, email: 'a@b.co' },
  });
});
