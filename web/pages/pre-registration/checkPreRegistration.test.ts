import { describe, expect, test } from 'vitest';
import { formMessages } from '#web/forms/formMessages.ts';
import { checkMessages } from './checkMessages.ts';
import { checkPreRegistration, emptyPreRegistration, type PreRegistration } from './checkPreRegistration.ts';

const good: PreRegistration = {
  ...emptyPreRegistration,
  email: 'ana@example.org',
  businessName: 'Transandes S.R.L.',
  description: 'Refrigerated transport across the Andes.',
  serviceId: { text: 'Refrigerated transport', id: '7' },
  placeId: { text: 'Rosario, Santa Fe, Argentina', id: '3838583' },
  contactEmail: 'carga@example.org',
  contactWhatsapp: '+5493415551234',
};

function found(change: Partial<PreRegistration>) {
  const errors = Object.entries(checkPreRegistration({ ...good, ...change })).filter(([, error]) => error);
  return Object.fromEntries(errors);
}

function file(size: number, type: string): File {
  return new File([new Uint8Array(size)], 'x', { type });
}

test('a complete form is valid; phone, website and image are optional', () => expect(found({})).toEqual({}));

test('an empty form lacks everything else, in the order of the fields', () => {
  const errors = Object.entries(checkPreRegistration(emptyPreRegistration)).filter(([, error]) => error);
  expect(errors).toEqual([
    ['email', formMessages.emailRequired],
    ['businessName', checkMessages.businessNameRequired],
    ['description', checkMessages.descriptionRequired],
    ['serviceId', checkMessages.serviceRequired],
    ['placeId', checkMessages.locationRequired],
    ['contactEmail', checkMessages.contactEmailRequired],
    ['contactWhatsapp', checkMessages.whatsappRequired],
  ]);
});

test('blanks count as empty', () => {
  expect(found({ businessName: ' ', description: '\n', contactWhatsapp: ' ' })).toEqual({
    businessName: checkMessages.businessNameRequired,
    description: checkMessages.descriptionRequired,
    contactWhatsapp: checkMessages.whatsappRequired,
  });
});

test('the two e-mails have separate messages', () => {
  expect(found({ email: 'ana', contactEmail: 'carga' })).toEqual({
    email: formMessages.emailInvalid,
    contactEmail: checkMessages.contactEmailInvalid,
  });
});

test('text that was not chosen from the list is not a choice', () => {
  expect(found({ serviceId: { text: 'cold', id: null }, placeId: { text: 'Rosario', id: null } })).toEqual({
    serviceId: checkMessages.serviceRequired,
    placeId: checkMessages.locationRequired,
  });
});

test('a description has at most 2,000 characters', () => {
  expect(found({ description: ` ${'x'.repeat(2000)} ` })).toEqual({});
  expect(found({ description: 'x'.repeat(2001) })).toEqual({ description: checkMessages.descriptionLong });
});

describe('a WhatsApp number', () => {
  test.each(['12345678', '+123456789012345', '+54 9 (341) 555-12.34', '0261 15 555 1234', 'wa.me/5493415551234'])(
    '%j is one',
    (contactWhatsapp) => expect(found({ contactWhatsapp })).toEqual({}),
  );

  test.each(['1234567', '+54+911', 'no tengo', '????????'])('%j is none', (contactWhatsapp) =>
    expect(found({ contactWhatsapp })).toEqual({ contactWhatsapp: checkMessages.whatsappInvalid }),
  );
});

describe('a phone', () => {
  test.each(['', ' ', '123456', '+123456789012345', '0341/455-1234 int. 12', '1-800-FLOWERS'])(
    '%j is fine',
    (contactPhone) => expect(found({ contactPhone })).toEqual({}),
  );

  test.each(['12345', 'NONE AT ALL', '+'])('%j is not', (contactPhone) =>
    expect(found({ contactPhone })).toEqual({ contactPhone: checkMessages.phoneInvalid }),
  );
});

describe('a website', () => {
  test.each(['', ' example.com ', 'https://www.example.com.ar/a?b=c', 'HTTP://EXAMPLE.COM', 'a-b.co:8080/x'])(
    '%j is fine',
    (websiteUrl) => expect(found({ websiteUrl })).toEqual({}),
  );

  test.each(['example', 'ftp://example.com', 'javascript:alert(1)', 'http://', 'https://a b.com', '-a.com', 'a@b.co'])(
    '%j is not',
    (websiteUrl) => expect(found({ websiteUrl })).toEqual({ websiteUrl: checkMessages.websiteInvalid }),
  );
});

describe('an image', () => {
  const limit = 2 * 1024 * 1024;

  test('may have 2 MB, to the byte', () => {
    expect(found({ file: [file(limit, 'image/jpeg')] })).toEqual({});
    expect(found({ file: [file(limit + 1, 'image/jpeg')] })).toEqual({ file: checkMessages.imageLarge });
  });

  test('must be an image, and not empty', () => {
    expect(found({ file: [file(9, 'application/pdf')] })).toEqual({ file: checkMessages.notImage });
    expect(found({ file: [file(9, 'image/heic')] })).toEqual({ file: checkMessages.notImage });
    expect(found({ file: [file(9, '')] })).toEqual({ file: checkMessages.notImage });
    expect(found({ file: [file(0, 'image/png')] })).toEqual({ file: checkMessages.notImage });
  });

  test('is a single file', () => {
    expect(found({ file: [file(9, 'image/png'), file(9, 'image/png')] })).toEqual({ file: checkMessages.oneImage });
  });
});
