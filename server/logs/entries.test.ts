import { describe, expect, it } from 'vitest';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const staff = useStaff(test);

describe('the log', () => {
  it('names the subjects of its entries, in one statement for all, and null for deleted ones', async () => {
    const made = (await staff.post('/api/users', { email: 'gone@x.example', displayName: 'Gone Soon' })).body;
    const query =
      '{ logs(first: 50) { edges { node { subjectType subjectDatabaseId subjectName subjectIsDeleted } } } }';
    const names = async () => {
      const { data } = (await staff.graphql(query)).body;
      const about = data.logs.edges.map(({ node }: { node: object }) => node);
      return about.find((value: { subjectDatabaseId: number }) => value.subjectDatabaseId === made.id);
    };
    expect(await names()).toMatchObject({ subjectType: 'USER', subjectName: 'Gone Soon', subjectIsDeleted: false });
    await staff.remove(`/api/users/${made.id}`);
    expect(await names()).toMatchObject({ subjectType: 'USER', subjectName: null, subjectIsDeleted: true });
    const statements = await test.statements(() => staff.graphql(query));
    expect(statements.filter((sql) => / as type, id,/.test(sql))).toHaveLength(1);
  });
});
