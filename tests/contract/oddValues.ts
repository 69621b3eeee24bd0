import { writeGlobalId } from '#server/graphql/globalId.ts';

const cursor = (text: string) => Buffer.from(text, 'latin1').toString('base64');

/** Texts that have broken programs, for any text argument. */
export const ODD_TEXTS = [
  '',
  ' ',
  '\t\r\n',
  'x',
  'Ana Pérez',
  'transporte refrigerado',
  'Bahia Blanca',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udfffy',
  '\u202eevil\u200b',
  'e\u0301\u0302\u0303'.repeat(50),
  '🚚'.repeat(100),
  "'; --",
  '%_\\',
  '"quoted" & (not | well:*) <-> formed!',
  '\\u0000 $1 {{x}} {x} <b>',
  '../../etc/passwd',
  '-1',
  '0',
  '1',
  '01',
  '1e9',
  '99999999999999999999',
  '9223372036854775807',
  'n1',
  'n',
  'null',
  'a@b.example',
  `${'a'.repeat(250)}@b.example`,
  '@',
  'https://example.com/ñ?q=1#x',
  'http://',
  '+5493415550000',
  '123456',
  '30-50001091-2',
  'https://youtu.be/dQw4w9WgXcQ',
  'dQw4w9WgXcQ',
  'one long sentence',
  cursor('row:1'),
  cursor('row:999999999999999'),
  cursor('GPC:N:1'),
  cursor('GPC:N:99999999999'),
  cursor('GPC:S:a\u0000'),
  cursor('GPC:D:-8640000000000000'),
  cursor('[]'),
  cursor('{"filter":0,"ring":1e99}'),
];

export const HUGE_TEXTS = ['x'.repeat(5_000), 'palabra '.repeat(20_000), 'x'.repeat(1_000_000)];

/** GraphQL types, and some invalid names. */
const TYPES = ['Provider', 'User', 'Service', 'Place', 'File', 'Log', 'Partner'];
const MORE_TYPES = [
  'AccessToken',
  'ProviderImport',
  'ProviderImportRow',
  'ProviderDecision',
  'HelpVideo',
  'TaxType',
  'X',
];

export const ODD_IDS = [
  ...[...TYPES, ...MORE_TYPES].flatMap((type) => [1, 7, '2147483647'].map((id) => writeGlobalId(type, id))),
  ...['0', '-1', '2147483648', '9'.repeat(40), '1\u0000', 'dQw4w9WgXcQ', '', ' 1', '1.5', 'ñ'].flatMap((id) =>
    ['User', 'HelpVideo', 'Log'].map((type) => writeGlobalId(type, id)),
  ),
  'not base64!',
  '=',
  7,
  -1,
];

export const ODD_INTEGERS = [0, -1, 100, 101, 1_000, 1_001, 1_000_000, 2 ** 31 - 1, -(2 ** 31), 3_838_583, 29];

export const ODD_NUMBERS = [...ODD_INTEGERS, 2 ** 31, 2 ** 53, 1e308, 1.5, Number.MIN_VALUE];

export const ODD_MOMENTS = [
  '2026-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026',
  '1970-01-01',
  '0000-01-01T00:00:00Z',
  '-271821-04-20T00:00:00.000Z',
  '-004800-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-01-01T00:00:00+99:99',
  'yesterday',
  '',
  0,
];

/** Values of a wrong type. */
export const MISFITS = [null, true, 'x', 7, [], {}, [[null]], { x: { y: ['\u0000'] } }, 'UNDONE', 'ASC', 'undone'];
