import { expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('empty');
const read = async () =>
  (await test.graphql('{ status { startedAt version parts { name works since } } }')).body.data.status;

it('shows everyone the state of each part, and since when', async () => {
  const { startedAt, parts } = await read();
  expect(parts).toEqual([
    { name: 'SITE', works: true, since: startedAt },
    { name: 'DATABASE', works: true, since: startedAt },
    { name: 'JOBS', works: true, since: startedAt },
    { name: 'OPEN_DATA', works: null, since: startedAt },
  ]);
});

it('shows when a part failed, and when it recovered', async () => {
  test.parts.jobs.downSince = new Date();
  const down = (await read()).parts[2];
  test.parts.jobs.downSince = null;
  const again = (await read()).parts[2];
  expect([down.works, again.works]).toEqual([false, true]);
  expect(down.since > test.parts.status.startedAt.toISOString()).toBe(true);
  expect(again.since >= down.since).toBe(true);
});
