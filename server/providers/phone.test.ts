import { expect, it } from 'vitest';
import { signedInStaff } from '../../tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '../../tests/submission.ts';
import { useApp } from '../../tests/testApp.ts';

const test = useApp('demo');

it.each([
  // Argentina: a mobile has a 9, with or without its 15, and also when it was forgotten
  ['+5493414551234', '+54 9 341 455 1234', 'https://wa.me/5493414551234'],
  ['+543414551234', '+54 341 455 1234', 'https://wa.me/5493414551234'],
  ['54341154551234', '+54 9 341 455 1234', 'https://wa.me/5493414551234'],
  // Mexico: a mobile has a 1 for WhatsApp alone
  ['+525512345678', '+52 55 1234 5678', 'https://wa.me/5215512345678'],
  ['+5215512345678', '+52 55 1234 5678', 'https://wa.me/5215512345678'],
  ['5511987654321', '+55 11 98765 4321', 'https://wa.me/5511987654321'],
  ['+12025550123', '+1 202 555 0123', 'https://wa.me/12025550123'],
  // of no country's plan: as it was given
  ['1234567', '1234567', 'https://wa.me/1234567'],
])('%s reads %s and is chatted with at %s', async (contactValue, displayValue, chatUrl) => {
  const staff = await signedInStaff(test);
  const input = {
    businessName: `Fletes ${crypto.randomUUID()}`,
    addressId: ROSARIO,
    contacts: [
      { id: 'n1', contactType: 'WHATSAPP', contactValue },
      { id: 'n2', contactType: 'LAND_PHONE', contactValue },
      { id: 'n3', contactType: 'EMAIL', contactValue: 'a@b.example' },
    ],
    services: [{ id: 'n1', serviceId: REFRIGERATED, addressId: ROSARIO }],
  };
  const { body } = await staff.graphql(
    `mutation ($input: ProviderInput!) { createProvider(input: $input) {
      provider { contacts { contactValue displayValue chatUrl } } } }`,
    { input },
  );
  expect(body.data.createProvider.provider.contacts).toEqual([
    { contactValue, displayValue, chatUrl },
    { contactValue, displayValue, chatUrl: null },
    { contactValue: 'a@b.example', displayValue: 'a@b.example', chatUrl: null },
  ]);
});
