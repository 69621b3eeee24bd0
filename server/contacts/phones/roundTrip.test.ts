import { expect, it } from 'vitest';
import { bearer, partnerToken } from '#tests/programs.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

const ASUNCION = 3439389;
const services = [{ id: 'n1', serviceId: 1, placeId: ASUNCION }];
const FIELDS =
  'provider { databaseId version contacts { databaseId contactType contactValue updatedAt } branches { databaseId phone } }';
const SUBMIT = `mutation ($input: SubmitProviderInput!) {
  submitProvider(input: $input) { ... on SubmitProviderPayload { ${FIELDS} } } }`;
const RESUBMIT = `mutation ($input: ResubmitProviderInput!) {
  resubmitProvider(input: $input) { ... on ResubmitProviderPayload { ${FIELDS} } } }`;

it.each([
  ['MOBILE_PHONE', '+55 11 98765-4321', '+5511987654321'],
  ['WHATSAPP', '5511987654321', '+5511987654321'],
  ['LAND_PHONE', '+54 11 4567-8900 int. 12', '+541145678900;ext=12'],
  // of no known country
  ['LAND_PHONE', '11987654321', '11987654321'],
])(
  'the %s %s of a provider in Paraguay is the same after it was read and written',
  async (contactType, typed, stored) => {
    const header = bearer((await partnerToken(test)).token);
    const form = { businessName: 'Fletes del Este', placeId: ASUNCION };
    const sent = await test.graphql(
      SUBMIT,
      {
        input: {
          provider: {
            ...{ ...form, services, contacts: [{ id: 'n1', contactType, contactValue: typed }] },
            branches: [{ id: 'n1', placeId: ASUNCION, phone: typed }],
          },
        },
      },
      header,
    );
    const { databaseId: id, version: expectedVersion, contacts, branches } = sent.body.data.submitProvider.provider;
    expect(contacts).toMatchObject([{ contactType, contactValue: stored }]);
    const asRead = {
      ...{ ...form, services },
      contacts: contacts.map((contact: { databaseId: number }) => ({
        ...{ id: contact.databaseId, contactType, contactValue: contacts[0].contactValue },
      })),
      branches: [{ id: branches[0].databaseId, placeId: ASUNCION, phone: branches[0].phone }],
    };
    const { body } = await test.graphql(RESUBMIT, { input: { id, expectedVersion, provider: asRead } }, header);
    expect(body.data.resubmitProvider.provider).toMatchObject({ contacts, branches });
  },
);

it('a number with a country code is not completed from the number before it', async () => {
  const businessName = 'Dos Números';
  await submit(test, { businessName, contactPhone: '+541148000000 / +59594329' });
  const { contacts } = await test.db.prisma.provider.findFirstOrThrow({
    where: { businessName },
    include: { contacts: { where: { contactType: 'landPhone' }, orderBy: { id: 'asc' } } },
  });
  expect(contacts.map(({ contactValue }) => contactValue)).toEqual(['+541148000000', '+59594329']);
});
