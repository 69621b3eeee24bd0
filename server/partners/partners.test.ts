import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);

const CREATE = `mutation ($input: PartnerInput!) { createPartner(input: { partner: $input }) {
  ... on CreatePartnerPayload { partner { databaseId version } } ${ERRORS} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: PartnerInput!) {
  updatePartner(input: { id: $id, expectedVersion: $version, partner: $input }) {
    ... on UpdatePartnerPayload { partner { name version } } ${ERRORS} } }`;

const inputOf = (name: string) => ({ name, contactEmail: 'it@partner.example' });

describe('a partner', () => {
  it('is refused with the errors of all fields', async () => {
    const staff = await signedInStaff(test);
    const { body } = await staff.graphql(CREATE, { input: { name: ' ', contactEmail: 'it@' } });
    expect(formErrors(body)).toMatchObject([{ path: ['partner', 'name'] }, { path: ['partner', 'contactEmail'] }]);
  });

  it('has a unique name, and is saved over the version that was read', async () => {
    const staff = await signedInStaff(test);
    const send = async (mutation: string, variables: object) => (await staff.graphql(mutation, variables)).body;
    const [taken, name] = [`Taken ${randomUUID()}`, `Andes ${randomUUID()}`];
    await send(CREATE, { input: inputOf(taken) });
    const { databaseId: id, version } = (await send(CREATE, { input: inputOf(name) })).data.createPartner.partner;
    const isTaken = {
      message: 'Another partner has this name. Choose a different one.',
      code: 'CONFLICT',
      path: ['partner', 'name'],
    };
    expect(formErrors(await send(CREATE, { input: inputOf(taken) }))).toMatchObject([isTaken]);
    expect(formErrors(await send(UPDATE, { id, version, input: inputOf(taken) }))).toMatchObject([isTaken]);
    const renamed = { name: `${name} theirs`, version: version + 1 };
    const { data } = await send(UPDATE, { id, version, input: inputOf(renamed.name) });
    expect(data.updatePartner.partner).toEqual(renamed);
    expect((await send(UPDATE, { id, version, input: inputOf(`${name} mine`) })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', field: 'version' } },
    ]);
  });
});
