import { expect, it } from 'vitest';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { createToken } from '#tests/programs.ts';
import { signedInStaff, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const staff = useStaff(test);

const entries = async (query: string) => {
  const { body } = await staff.graphql(query);
  return body.data.logs.nodes as Record<string, never>[];
};

it('names the subjects of entries, in one statement for all, and null for deleted ones', async () => {
  const made = (await staff.post('/api/users', { email: 'gone@x.example', displayName: 'Gone Soon' })).body;
  const query = '{ logs(first: 50) { nodes { subjectType subjectId subjectName subjectIsDeleted } } }';
  const about = async () => (await entries(query)).find((one) => one.subjectId === writeGlobalId('User', made.id));
  expect(await about()).toMatchObject({ subjectType: 'USER', subjectName: 'Gone Soon', subjectIsDeleted: false });
  await staff.remove(`/api/users/${made.id}`);
  expect(await about()).toMatchObject({ subjectType: 'USER', subjectName: null, subjectIsDeleted: true });
  const statements = await test.statements(() => staff.graphql(query));
  expect(statements.filter((sql) => / as type, id,/.test(sql))).toHaveLength(1);
});

it('names a deleted subject as the entry does', async () => {
  const data = { severity: 'info', code: 'partnerCreated', subject: 'partner', subjectId: 999_999 } as const;
  await test.db.prisma.log.create({ data: { ...data, after: { name: 'Gone Freight' } } });
  expect(await entries('{ logs(first: 1) { nodes { subjectName subjectIsDeleted } } }')).toEqual([
    { subjectName: 'Gone Freight', subjectIsDeleted: true },
  ]);
});

it('has the access tokens of entries, in one statement for all', async () => {
  const ids: number[] = [];
  for (const name of ['TMS one', 'TMS two'])
    ids.push((await createToken(await signedInStaff(test), undefined, { name })).accessToken.databaseId);
  for (const tokenId of [...ids, ...ids, 999_999])
    await test.db.prisma.log.create({ data: { severity: 'info', code: 'providerCreated', tokenId } });
  const query = '{ logs(first: 5) { nodes { token { name } } } }';
  const [one, two] = [{ token: { name: 'TMS one' } }, { token: { name: 'TMS two' } }];
  expect(await entries(query)).toEqual([{ token: null }, two, one, two, one]);
  const statements = await test.statements(() => staff.graphql(query));
  expect(statements.filter((sql) => /"access_tokens"/.test(sql))).toHaveLength(1);
});

it('shows what changed, with the names of places and services in the language of the reader', async () => {
  const reader = await signedInStaff(test, undefined, { 'accept-language': 'es' });
  const before = {
    address: { en: 'Brazil', es: 'Brasil', pt: 'Brasil' },
    services: ['Same', { en: 'A', es: 'B', fr: 'C', pt: 'D' }],
    image: { file: 'a1', approvedAt: null },
    isEnabled: true,
  };
  const after = {
    services: ['Same'],
    image: { file: 'a1', approvedAt: '2026-11-22T16:37:48.283Z' },
    isEnabled: false,
  };
  const data = { severity: 'info', code: 'providerChanged', before, after } as const;
  const { id } = await test.db.prisma.log.create({ data });
  const { body } = await reader.graphql(
    `{ log(id: "${id}") { message changes { field before after } reason isSilent } }`,
  );
  expect(body.data.log).toEqual({
    message: 'Proveedor modificado',
    changes: [
      { field: 'address', before: ['Brasil'], after: [] },
      { field: 'services', before: ['B'], after: [] },
      { field: 'isEnabled', before: ['true'], after: ['false'] },
      { field: 'image.approvedAt', before: [], after: ['2026-11-22T16:37:48.283Z'] },
    ],
    reason: null,
    isSilent: false,
  });
});

it('lists the entries about a subject, with one of some codes, in GraphQL, REST and CSV', async () => {
  const made = (await staff.post('/api/users', { email: 'ana@x.example', displayName: 'Ana Paz' })).body;
  await staff.remove(`/api/users/${made.id}`);
  const codes = async (filter: string) => {
    const found = await entries(
      `{ logs(subjectId: "${writeGlobalId('User', made.id)}" ${filter}) { nodes { code } } }`,
    );
    return found.map(({ code }) => code);
  };
  expect(await codes('')).toEqual(['userDeleted', 'userCreated']);
  expect(await codes('codes: ["userCreated", "signedIn", "ofAnEarlierRelease"]')).toEqual(['userCreated']);
  expect(await codes('codes: []')).toEqual([]);
  const query = `subject=user&subjectId=${made.id}&codes=userCreated,signedIn`;
  expect((await staff.get(`/api/logs?${query}`)).body).toMatchObject({ count: 1, rows: [{ code: 'userCreated' }] });
  const { body } = await staff.get(`/api/logs/export.csv?${query}`);
  expect(body.trim().split('\n').slice(1)).toEqual([expect.stringContaining('userCreated')]);
});

const CODES = Array.from({ length: 21 }, (_, at) => `code${at}`);

it.each(['subject=user', 'subjectId=1', 'subject=place&subjectId=1', `codes=${CODES}`, 'codes=%00'])(
  'rejects the filter %s',
  async (query) => {
    for (const path of ['/api/logs', '/api/logs/export.csv'])
      expect((await staff.get(`${path}?${query}`)).status).toBe(400);
  },
);

it('rejects the id of an object that is no subject', async () => {
  for (const id of [writeGlobalId('Place', 1), '1', 'x']) {
    const { body } = await staff.graphql(`{ logs(subjectId: "${id}") { totalCount } }`);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  }
});
