// The second part of npm run demo, which needs the generated database client.
import { parseArgs } from 'node:util';
import { seedWaiting } from '#server/app/seed/waiting.ts';
import { withOwnerDb } from './ownerDb.ts';

try {
  const { values } = parseArgs({ options: { waiting: { type: 'boolean' } } });
  if (!values.waiting) throw new Error('usage: npm run demo -- --waiting');
  const added = await withOwnerDb(async ({ pool }) => {
    const client = await pool.connect();
    try {
      return await seedWaiting(client);
    } finally {
      client.release(true);
    }
  });
  console.log(`Added ${added} demo providers to the moderation queue: ten of each of ten kinds.`);
} catch (error) {
  console.error(`Nothing was added: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
