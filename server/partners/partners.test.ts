import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);

const CREATE = 'mutation ($input: PartnerInput!) { createPartner(input: $input) { partner { databaseId version } } }';
const UPDATE = `mutation ($id: Int!, $version: Int, $input: PartnerInput!) {
  updatePartner(databaseId: $id, version: $version, input: $input) { partner { name version } } }`;

const inputOf = (name: string) => ({ name, contactEmail: 'it@partner.example' });

describe('a partner', () => {
  it('has a name of its own, and is saved over the version that was read', async () => {
    const staff = await signedInStaff(test);
    const send = async (mutation: string, variables: object) => (await staff.graphql(mutation, variables)).body;
    const [taken, name] = [`Taken ${randomUUID()}`, `Andes ${randomUUID()}`];
    await send(CREATE, { input: inputOf(taken) });
    const { databaseId: id, version } = (await send(CREATE, { input: inputOf(name) })).data.createPartner.partner;
    const isTaken = {
      message: 'Another partner has this name. Choose a different one.',
      extensions: { code: 'CONFLICT', field: 'name' },
    };
    expect((await send(CREATE, { input: inputOf(taken) })).errors).toMatchObject([isTaken]);
    expect((await send(UPDATE, { id, version, input: inputOf(taken) })).errors).toMatchObject([isTaken]);
    const renamed = { name: `${name} theirs`, version: version + 1 };
    const { data } = await send(UPDATE, { id, version, input: inputOf(renamed.name) });
    expect(data.updatePartner.partner).toEqual(renamed);
    expect((await send(UPDATE, { id, version, input: inputOf(`${name} mine`) })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', field: 'version' } },
    ]);
  });
});
