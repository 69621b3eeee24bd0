import { expect, it } from 'vitest';
import { useDatabase } from '#tests/testDatabase.ts';

const database = useDatabase('demo');

it('runs the queries of a transaction sequentially, without a warning', async () => {
  const warnings: string[] = [];
  const hear = (warning: Error) => warnings.push(warning.message);
  process.on('warning', hear);
  const include = { contacts: true, services: { include: { service: true } }, users: true, image: true };
  const provider = await database.db.prisma.$transaction((tx) => tx.provider.findFirst({ include }));
  // warnings are emitted in the next tick
  await new Promise(setImmediate);
  process.off('warning', hear);
  expect(provider?.services.length).toBeGreaterThan(0);
  expect(warnings).toEqual([]);
});
