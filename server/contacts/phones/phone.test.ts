import { describe, expect, it } from 'vitest';
import { decideOne } from '#tests/decideOne.ts';
import { signedInStaff } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

type Typed = [contactType: string, contactValue: string];

async function created(...typed: Typed[]) {
  const staff = await signedInStaff(test);
  const form = {
    businessName: `Fletes ${crypto.randomUUID()}`,
    placeId: ROSARIO,
    contacts: typed.map(([contactType, contactValue], index) => ({ id: `n${index}`, contactType, contactValue })),
    services: [{ id: 'n1', serviceId: REFRIGERATED, placeId: ROSARIO }],
  };
  const { body } = await staff.graphql(
    `mutation ($input: CreateProviderInput!) { createProvider(input: $input) { ... on CreateProviderPayload {
      provider { databaseId contacts { contactValue displayValue chatUrl url typedValue } } } } }`,
    { input: { provider: form } },
  );
  return { staff, provider: body.data.createProvider.provider };
}

it.each([
  // Argentina: a mobile has a 9, with or without its 15, and also when it was forgotten
  ['+5493414551234', '+5493414551234', '+54 9 341 455 1234', 'https://wa.me/5493414551234'],
  ['+543414551234', '+5493414551234', '+54 9 341 455 1234', 'https://wa.me/5493414551234'],
  ['(0341) 15-455-1234', '+5493414551234', '+54 9 341 455 1234', 'https://wa.me/5493414551234'],
  // Mexico: a mobile has a 1 for WhatsApp only
  ['+525512345678', '+525512345678', '+52 55 1234 5678', 'https://wa.me/5215512345678'],
  ['+5215512345678', '+525512345678', '+52 55 1234 5678', 'https://wa.me/5215512345678'],
  ['5511987654321', '+5511987654321', '+55 11 98765 4321', 'https://wa.me/5511987654321'],
  ['+12025550123', '+12025550123', '+1 202 555 0123', 'https://wa.me/12025550123'],
  // in no country's numbering plan: kept as entered, without a link
  ['1234567', '1234567', '1234567', null],
])(
  'a WhatsApp number %s is stored as %s and chatted with at %4$s',
  async (typed, contactValue, displayValue, chatUrl) => {
    const { provider } = await created(['WHATSAPP', typed]);
    expect(provider.contacts).toMatchObject([{ contactValue, displayValue, chatUrl }]);
  },
);

describe('a contact', () => {
  it('of a place in Mendoza without a country code does not reach Madagascar', async () => {
    const { provider } = await created(['WHATSAPP', '261 555 1234']);
    expect(provider.contacts[0].url).toMatch(/^https:\/\/wa\.me\/5492615551234\?/);
  });

  it('leads to a message that begins in the language of the request', async () => {
    const query = '{ provider(id: 1) { contacts { contactType url } } }';
    const urls = async (language: string) => {
      const { body } = await test.graphql(query, {}, { 'accept-language': language });
      return body.data.provider.contacts.map(({ url }: { url: string }) => decodeURIComponent(url)).join(' ');
    };
    const spanish = await urls('es');
    expect(spanish).toMatch(/https:\/\/wa\.me\/549\d+\?text=Hola, los encontré en Rumbo\. Necesito /);
    expect(spanish).toMatch(
      /mailto:\S+\?subject=Solicitud de cotización desde Rumbo&body=Hola, los encontré en Rumbo\. Necesito /,
    );
    expect(await urls('pt')).toContain('Olá, encontrei vocês no Rumbo.');
    expect(await urls('en')).toContain('Hello, I found you on Rumbo.');
  });

  it('with an extension is dialled with it', async () => {
    const { provider } = await created(['LAND_PHONE', '0341 456-7890 int. 12']);
    expect(provider.contacts).toMatchObject([
      {
        contactValue: '+543414567890;ext=12',
        displayValue: '+54 341 456 7890 ext. 12',
        url: 'tel:+543414567890;ext=12',
      },
    ]);
  });

  it('with two numbers becomes two contacts', async () => {
    const { provider } = await created(['LAND_PHONE', '0341 456-7890 / 91']);
    expect(provider.contacts.map((contact: { contactValue: string }) => contact.contactValue)).toEqual([
      '+543414567890',
      '+543414567891',
    ]);
  });

  it('shows staff the entered number while it is a guess, until it is approved', async () => {
    const { staff, provider } = await created(['WHATSAPP', '341 455 1234'], ['MOBILE_PHONE', '+5493414551234']);
    expect(provider.contacts.map((contact: { typedValue: string }) => contact.typedValue)).toEqual([
      '341 455 1234',
      null,
    ]);
    await decideOne(staff, provider.databaseId, { kind: 'APPROVED' });
    const { body } = await staff.graphql(`{ provider(id: ${provider.databaseId}) { contacts { typedValue } } }`);
    expect(body.data.provider.contacts).toEqual([{ typedValue: null }, { typedValue: null }]);
  });

  it('does not show the public the entered number', async () => {
    const { status, body } = await test.graphql('{ provider(id: 1) { contacts { typedValue } } }');
    expect({ status, code: body.errors[0].extensions.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('an entered number', () => {
  const read = async (text: string) => {
    const query = `query ($text: String!) { phoneReadings(text: $text, placeId: ${ROSARIO}, contactType: WHATSAPP) {
      displayValue countryCode isGuess } }`;
    return (await test.graphql(query, { text })).body;
  };

  it('is interpreted as it will be stored', async () => {
    expect((await read('0341 15 455 1234')).data.phoneReadings).toEqual([
      { displayValue: '+54 9 341 455 1234', countryCode: 'AR', isGuess: false },
    ]);
  });

  it('is interpreted once per request', async () => {
    const one = `phoneReadings(text: "0341 15 455 1234", placeId: ${ROSARIO}) { value }`;
    const { errors } = (await test.graphql(`{ a: ${one} b: ${one} }`)).body;
    expect(errors).toEqual([expect.objectContaining({ message: 'A request can have phoneReadings once' })]);
  });

  it('may be at most 254 characters', async () => {
    expect((await read('1'.repeat(255))).errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  });
});
