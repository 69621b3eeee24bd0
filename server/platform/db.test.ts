import { expect, it } from 'vitest';
import { useDatabase } from '#tests/testDatabase.ts';

const database = useDatabase('demo');

it('the queries of a transaction are sent one after the other, without a warning', async () => {
  const warnings: string[] = [];
  const hear = (warning: Error) => warnings.push(warning.message);
  process.on('warning', hear);
  const include = { contacts: true, services: { include: { service: true } }, users: true, image: true };
  const provider = await database.db.prisma.$transaction((tx) => tx.provider.findFirst({ include }));
  // warnings come with the next turn
  await new Promise(setImmediate);
  process.off('warning', hear);
  expect(provider?.services.length).toBeGreaterThan(0);
  expect(warnings).toEqual([]);
});
