import { describe, expect, it } from 'vitest';
import { signedInModerator, useStaff } from '#tests/staff.ts';
import { REFRIGERATED } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import type { visitor } from '#tests/visitor.ts';

const COLD = 6;
const test = useApp('demo');
const staff = useStaff(test);

const CREATE = `mutation ($input: CreateServiceInput!) {
  createService(input: $input) { ... on CreateServicePayload { service { databaseId facet } } }
}`;
const UPDATE = `mutation ($input: UpdateServiceInput!) {
  updateService(input: $input) { ... on UpdateServicePayload { service { facet } } }
}`;
const FORM = { name: 'Low loaders', subcategoryId: COLD };
const create = async (input: object) =>
  (await staff.graphql(CREATE, { input: { service: { ...FORM, ...input } } })).body.data.createService.service;
const save = async (id: number, input: object, browser: Pick<ReturnType<typeof visitor>, 'graphql'> = staff) =>
  (await browser.graphql(UPDATE, { input: { id, expectedVersion: 0, force: true, service: { ...FORM, ...input } } }))
    .body;

describe('the facet of a service', () => {
  it('is set for a new one, and work without', async () => {
    expect(await create({ facet: 'EQUIPMENT' })).toMatchObject({ facet: 'EQUIPMENT' });
    expect(await create({})).toMatchObject({ facet: 'WORK' });
  });

  it('is changed by a save, and stays when a save omits it', async () => {
    const { databaseId } = await create({ facet: 'EQUIPMENT' });
    for (const [input, facet] of [
      [{ facet: 'CARGO' }, 'CARGO'],
      [{}, 'CARGO'],
      [{ facet: null }, 'CARGO'],
    ])
      expect((await save(databaseId as number, input as object)).data.updateService.service).toEqual({ facet });
  });

  it('is set, changed and kept over REST, which names an unknown one', async () => {
    const form = { name: 'Low loaders', idServiceSubcategories: COLD };
    const { body } = await staff.post('/api/services', { ...form, facet: 'equipment' });
    expect(body.facet).toBe('equipment');
    const path = `/api/services/${body.id}`;
    expect((await staff.put(path, { ...form, facet: 'cargo' })).body.facet).toBe('cargo');
    expect((await staff.put(path, form)).body.facet).toBe('cargo');
    expect(await staff.put(path, { ...form, facet: 'colour' })).toMatchObject({
      status: 400,
      body: { field: 'facet', message: 'Facet: work, equipment or cargo' },
    });
  });

  it('is changed by super admins only', async () => {
    const moderator = await signedInModerator(test);
    const { errors } = await save(REFRIGERATED, { facet: 'CARGO' }, moderator);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect((await test.get(`/api/services/${REFRIGERATED}`)).body.facet).toBe('equipment');
  });

  it('is in the history with its previous value', async () => {
    const { databaseId } = await create({ facet: 'EQUIPMENT' });
    await save(databaseId, { facet: 'CARGO' });
    const { body } = await staff.graphql(
      `{ logs(first: 2, subjectId: "${btoa(`Service:${databaseId}`)}") { nodes { code changes { field before after } } } }`,
    );
    const [changed, created] = body.data.logs.nodes;
    expect(changed).toEqual({
      code: 'serviceChanged',
      changes: [{ field: 'facet', before: ['equipment'], after: ['cargo'] }],
    });
    expect(created.changes).toContainEqual({ field: 'facet', before: [], after: ['equipment'] });
  });

  it('groups the service in the filters of the next search', async () => {
    const shown = async () => {
      const { body } = await test.graphql(
        '{ searchProviders(keywords: "carga") { facets { services { service { databaseId facet } } } } }',
      );
      return body.data.searchProviders.facets.services.map(({ service }: { service: object }) => service);
    };
    const [{ databaseId, facet }] = await shown();
    const { name, idServiceSubcategories } = (await test.get(`/api/services/${databaseId}`)).body;
    const other = facet === 'CARGO' ? 'WORK' : 'CARGO';
    await save(databaseId, { name, subcategoryId: idServiceSubcategories, facet: other });
    expect(await shown()).toContainEqual({ databaseId, facet: other });
  });
});
