import { expect, test } from 'vitest';
import { checkProvider } from './checkProvider.ts';
import { newItemId } from './editedItems.ts';
import { isSameProvider, providerInput } from './providerInput.ts';
import { emptyProvider, type ProviderValues } from './providerValues.ts';

const rosario = { id: '3838583', text: 'Rosario' };
const good: ProviderValues = {
  ...emptyProvider,
  businessName: 'Andes',
  placeId: rosario,
  services: [{ id: '7', serviceId: { id: '29', text: 'Moving' }, placeId: rosario }],
};

function wrong(values: Partial<ProviderValues>): Record<string, string | undefined> {
  const found = Object.entries(checkProvider({ ...good, ...values })).filter(([, message]) => message);
  return Object.fromEntries(found.map(([field, message]) => [field, (message as { id: string }).id]));
}

test('a provider with a name, a place and a service is valid', () => expect(wrong({})).toEqual({}));

test('an empty form lacks name, address and service, in this order', () => {
  expect(Object.entries(wrong(emptyProvider))).toEqual([
    ['businessName', 'provider.nameRequired'],
    ['placeId', 'provider.addressRequired'],
    ['services', 'provider.serviceRequired'],
  ]);
});

test.each(['http://a.co', 'https://www.a-b.com.ar/x?y', 'https://ñandú.example'])('%j is a website', (websiteUrl) =>
  expect(wrong({ websiteUrl })).toEqual({}),
);

test.each(['a.co', 'ftp://a.co', 'https://localhost', 'https://a .co'])('%j is no website', (websiteUrl) =>
  expect(wrong({ websiteUrl })).toEqual({ websiteUrl: 'provider.website' }),
);

test.each([
  ['EMAIL', 'a@b.co', undefined],
  ['EMAIL', 'a@b', 'email.format'],
  ['WHATSAPP', '+54 9 (341) 555-1234', undefined],
  ['LAND_PHONE', '12345', 'contact.phoneDigits'],
  ['MOBILE_PHONE', 'none', 'contact.phoneDigits'],
] as const)('a contact %s %j', (contactType, contactValue, message) => {
  const expected = message ? { 'contacts.n1.contactValue': message } : {};
  expect(wrong({ contacts: [{ id: 'n1', contactType, contactValue }] })).toEqual(expected);
});

test('a contact needs a type, a service a service and a place', () => {
  const nothing = { id: null, text: 'typed' };
  expect(wrong({ contacts: [{ id: '5', contactType: '', contactValue: 'x' }] })).toEqual({
    'contacts.5.contactType': 'contact.typeRequired',
  });
  expect(wrong({ services: [{ id: 'n1', serviceId: nothing, placeId: nothing }] })).toEqual({
    'services.n1.serviceId': 'providerService.serviceRequired',
    'services.n1.placeId': 'providerService.addressRequired',
  });
});

test('new items count up', () => {
  expect(newItemId([])).toBe('n1');
  expect(newItemId([{ id: '7' }, { id: 'n2' }])).toBe('n3');
});

test('equal input is unchanged, even if typed text differs', () => {
  expect(isSameProvider(good, { ...good, businessName: ' Andes ' })).toBe(true);
  expect(isSameProvider(good, { ...good, businessName: 'Ande' })).toBe(false);
  expect(isSameProvider(emptyProvider, { ...emptyProvider, placeId: { id: null, text: 'ros' } })).toBe(false);
  expect(providerInput(good).services).toEqual([{ id: '7', serviceId: '29', placeId: '3838583' }]);
});
