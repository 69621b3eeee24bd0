import { beforeAll, expect, it } from 'vitest';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { fillDemoAccount } from './demoAccount.ts';

const test = useApp('demo');
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  staff = await signedInStaff(test);
  const { viewer } = (await staff.graphql('{ viewer { email } }')).body.data;
  await fillDemoAccount(test.parts, viewer.email);
});

it('gives the first super admin of a demo loads with answers of each kind, and notes of staff', async () => {
  const { body } = await staff.graphql('{ viewer { loads { from to asked { name answer price } } } }');
  expect(body.data.viewer.loads).toMatchObject([
    { from: 'Rosario', to: 'Asunción' },
    { from: 'Mendoza', to: 'Santiago' },
    { from: 'Medellín', to: 'Bogotá' },
  ]);
  for (const { asked } of body.data.viewer.loads)
    expect(asked.map(({ answer, price }: { answer: string; price: string }) => [answer, price]).sort()).toEqual([
      [null, ''],
      ['ANSWERED', ''],
      ['PRICE', 'USD 1.450'],
    ]);
  const reported = await test.db.prisma.providerReport.findMany({
    distinct: ['providerId'],
    orderBy: { providerId: 'asc' },
  });
  for (const { providerId } of reported)
    expect(await test.db.prisma.staffNote.count({ where: { providerId } })).toBe(1);
});

it('shows staff a hidden listing, a mail domain that looks like another, and the document of a credential', async () => {
  const { rows: hidden } = await test.db.pool.query('select id from providers where dormant_since is not null');
  expect(hidden).toHaveLength(1);
  const { rows: alike } = await test.db.pool.query(
    `select provider_id as id, similar_id as "similarId" from control_changes where kind = 'lookalike'`,
  );
  expect(alike).toHaveLength(1);
  const query = `query ($hidden: ID!, $alike: ID!) {
    hidden: provider(id: $hidden) { moderation { decisions { kind } } }
    alike: provider(id: $alike) { moderation { lookalikes { reasons provider { databaseId } } } }
    credentialsToCheck(first: 50) { nodes { documentUrl } }
  }`;
  const { body } = await staff.graphql(query, { hidden: hidden[0].id, alike: alike[0].id });
  expect(body.data.hidden.moderation.decisions).toMatchObject([{ kind: 'SUSPENDED' }]);
  expect(body.data.alike.moderation.lookalikes).toContainEqual({
    reasons: ['DOMAIN'],
    provider: { databaseId: alike[0].similarId },
  });
  const documents = body.data.credentialsToCheck.nodes.filter((row: { documentUrl: string | null }) => row.documentUrl);
  expect(documents).toHaveLength(1);
  const { status, headers } = await staff.get(new URL(documents[0].documentUrl, 'http://localhost').pathname);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
