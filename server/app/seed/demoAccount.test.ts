import { expect, it } from 'vitest';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { fillDemoAccount } from './demoAccount.ts';

const test = useApp('demo');

it('gives the first super admin of a demo loads with answers of each kind, and notes of staff', async () => {
  const staff = await signedInStaff(test);
  const { viewer } = (await staff.graphql('{ viewer { email } }')).body.data;
  await fillDemoAccount(test.db.pool, viewer.email);
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
