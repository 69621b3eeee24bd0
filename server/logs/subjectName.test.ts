import { beforeAll, describe, expect, it } from 'vitest';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
let staff: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  staff = await signedInStaff(test);
});

describe('the log', () => {
  it('names what its entries are about, in one statement for all, and null for what was deleted', async () => {
    const made = (await staff.post('/api/users', { email: 'gone@x.example', displayName: 'Gone Soon' })).body;
    const query = '{ logs(first: 50) { edges { node { subjectType subjectDatabaseId subjectName } } } }';
    const names = async () => {
      const { data } = (await staff.graphql(query)).body;
      const about = data.logs.edges.map(({ node }: { node: object }) => node);
      return about.find((value: { subjectDatabaseId: number }) => value.subjectDatabaseId === made.id);
    };
    expect(await names()).toMatchObject({ subjectType: 'user', subjectName: 'Gone Soon' });
    await staff.remove(`/api/users/${made.id}`);
    expect(await names()).toMatchObject({ subjectType: 'user', subjectName: null });
    const statements = await test.statements(() => staff.graphql(query));
    expect(statements.filter((sql) => / as type, id,/.test(sql))).toHaveLength(1);
  });
});
