import { expect, it } from 'vitest';
import { compareFacts, type Facts, type News } from './facts.ts';

const KNOWN = {
  name: 'Cargas del Sur',
  status: 'approved',
  addressId: 1,
  contacts: 'a',
  owners: 'a',
  credentials: ['ruta 1', 'usdot 2'],
  notices: ['owner'],
} satisfies Facts;
const { credentials: _, notices: __, ...OLD } = KNOWN;

it.each<[string, News[], Partial<Facts>, Partial<Facts>?]>([
  ['nothing', [], {}],
  ['an expired proof', ['credentials'], { credentials: ['usdot 2'] }],
  ['a new proof', ['credentials'], { credentials: ['ruta 1', 'usdot 2', 'usdot 3'] }],
  ['another owner', ['owners'], { owners: 'b' }],
  ['another place', ['moved'], { addressId: 2 }],
  ['other contacts', ['contacts'], { contacts: 'b' }],
  ['a suspension', ['suspended'], { status: 'suspended' }],
  ['a suspension of one whose contacts changed', ['suspended'], { status: 'suspended', contacts: 'b' }],
  ['an undone approval', ['gone'], { status: 'waiting' }],
  ['a rejection after a suspension', [], { status: 'rejected' }, { status: 'suspended' }],
  ['the end of a suspension', ['back'], {}, { status: 'suspended' }],
  [
    'changes during a suspension',
    ['back', 'contacts', 'renamed'],
    { contacts: 'b', name: 'X' },
    { status: 'suspended' },
  ],
  ['a new notice', ['notices'], { notices: ['mail_domain', 'owner'] }],
  ['the end of a notice', [], { notices: [] }],
  ['another name', ['renamed'], { name: 'Cargas del Norte' }],
  ['all at once', ['contacts', 'owners', 'moved', 'renamed'], { contacts: 'b', owners: 'b', addressId: 2, name: 'X' }],
])('of %s the news are %j, and no news afterwards', (_of, news, change, known = {}) => {
  const now = { ...KNOWN, ...change };
  const compared = compareFacts({ ...KNOWN, ...known }, now);
  expect(compared.news).toEqual(news);
  expect(compareFacts(compared.facts, now).news).toEqual([]);
});

it('keeps what was public before a suspension, and tells of a deletion once', () => {
  const suspended = compareFacts(KNOWN, { ...KNOWN, status: 'suspended', contacts: 'b' });
  expect(suspended.facts).toEqual({ ...KNOWN, status: 'suspended' });
  const gone = compareFacts(KNOWN, undefined);
  expect(gone.news).toEqual(['gone']);
  expect(compareFacts(gone.facts, undefined).news).toEqual([]);
});

it('of facts that an older version did not store, or of none, there are no news', () => {
  expect(compareFacts(OLD, KNOWN)).toEqual({ news: [], facts: KNOWN });
  expect(compareFacts(null, KNOWN)).toEqual({ news: [], facts: KNOWN });
});
