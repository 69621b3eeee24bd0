import { describe, expect, it } from 'vitest';
import { signedInPerson, signedInStaff } from '../../tests/staff.ts';
import { useApp } from '../../tests/testApp.ts';
import { visitor } from '../../tests/visitor.ts';
import { schema } from '../graphql/schema.ts';

const test = useApp('demo');
const INPUT = '{ businessName: "X", contacts: [], services: [] }';

const QUERIES = {
  providers: '{ providers { totalCount } }',
  unapprovedProviders: '{ unapprovedProviders { totalCount } }',
  provider: '{ provider(databaseId: 1) { businessName } }',
  pendingImages: '{ pendingImages { totalCount } }',
  registrationsByWeek: '{ registrationsByWeek { count } }',
};
const MUTATIONS = {
  createProvider: `mutation { createProvider(input: ${INPUT}) { provider { id } } }`,
  updateProvider: `mutation { updateProvider(databaseId: 999999, input: ${INPUT}) { provider { id } } }`,
  deleteProvider: 'mutation { deleteProvider(databaseId: 999999) { deletedId } }',
  decideProvider: 'mutation { decideProvider(input: { databaseId: 999999, kind: APPROVED }) { undoSeconds } }',
  undoDecision: 'mutation { undoDecision(decisionId: 999999) { provider { id } } }',
  deleteProviderImage: 'mutation { deleteProviderImage(databaseId: 999999) { provider { id } } }',
  approveProviderImage: 'mutation { approveProviderImage(databaseId: 999999) { provider { id } } }',
};

const PATHS: [method: 'get' | 'post' | 'put' | 'remove' | 'form', path: string][] = [
  ['get', '/api/providers'],
  ['get', '/api/providers/unapproved'],
  ['get', '/api/providers/1'],
  ['post', '/api/providers'],
  ['put', '/api/providers/999999'],
  ['remove', '/api/providers/999999'],
  ['post', '/api/providers/999999/approve'],
  ['post', '/api/providers/999999/reject'],
  ['remove', '/api/providers/999999/image'],
  ['post', '/api/providers/999999/image/approve'],
];

describe('every operation on providers', () => {
  it('is in this test', () => {
    const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) => Object.keys(type.getFields()));
    const ours = fields.filter(
      (name) =>
        /provider|decision|pendingImages|registrations/i.test(name) &&
        !/searchProviders|publicProvider|ownProviders|submitProvider|ProviderSignIn|signInWithProvider|providerImport/i.test(
          name,
        ),
    );
    // needs a file: over REST below
    expect(ours.filter((name) => name !== 'uploadProviderImage').sort()).toEqual(
      Object.keys({ ...QUERIES, ...MUTATIONS }).sort(),
    );
  });

  it.each(Object.entries({ ...QUERIES, ...MUTATIONS }))('%s is for super admins only', async (_, operation) => {
    const code = async (who: Pick<ReturnType<typeof visitor>, 'graphql'>) =>
      (await who.graphql(operation)).body.errors?.[0]?.extensions?.code ?? null;
    expect(await code(visitor(test))).toBe('UNAUTHENTICATED');
    expect(await code(await signedInPerson(test))).toBe('FORBIDDEN');
    expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(await code(await signedInStaff(test)));
  });

  it.each(PATHS)('%s %s is for super admins only', async (method, path) => {
    const status = async (who: ReturnType<typeof visitor>) =>
      (await (method === 'get' || method === 'remove' ? who[method](path) : who[method as 'post'](path, {}))).status;
    expect(await status(visitor(test))).toEqual(
      method === 'post' || method === 'put' ? expect.toBeOneOf([400, 401]) : 401,
    );
    expect(await status(await signedInPerson(test))).toEqual(
      method === 'get' || method === 'remove' ? 403 : expect.toBeOneOf([400, 403]),
    );
    expect([401, 403]).not.toContain(await status(await signedInStaff(test)));
  });

  it('uploading an image is for super admins only', async () => {
    const form = () => {
      const body = new FormData();
      body.append('image', new Blob(['x']), 'a.jpg');
      return body;
    };
    expect((await visitor(test).form('/api/providers/1/image', form())).status).toBe(401);
    expect((await (await signedInPerson(test)).form('/api/providers/1/image', form())).status).toBe(403);
    expect((await (await signedInStaff(test)).form('/api/providers/1/image', form())).status).toBe(400);
  });
});
