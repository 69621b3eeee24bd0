import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { signedInModerator } from '../staff.ts';
import { useApp } from '../testApp.ts';

const run = promisify(execFile);
const test = useApp('demo');

const LIST = `query ($view: QueueView) { unapprovedProviders(first: 1000, view: $view) {
  totalCount edges { flags node { moderation { applicantEmail } } } } }`;

it('the command adds a hundred providers of ten kinds to the queue, distinguished by their flags', async () => {
  const env = { ...process.env, DATABASE_URL: test.databaseUrl };
  const { stdout } = await run(process.execPath, ['scripts/waiting.ts', '--waiting'], { env });
  expect(stdout).toContain('Added 100 demo providers to the moderation queue');
  const moderator = await signedInModerator(test);
  const { body } = await moderator.graphql(LIST);
  const flags = (
    body.data.unapprovedProviders.edges as { flags: string[]; node: { moderation: { applicantEmail: string } } }[]
  )
    .filter(({ node }) => node.moderation.applicantEmail?.endsWith('@demo.example'))
    .map((edge) => edge.flags);
  expect(flags).toHaveLength(100);
  const counted = (flag: string) => flags.filter((found) => found.includes(flag)).length;
  expect(counted('CONFIRMED')).toBe(40);
  expect(counted('DUPLICATE')).toBeGreaterThanOrEqual(30);
  expect(counted('TAX_NUMBER_DOUBTFUL')).toBeGreaterThanOrEqual(10);
  expect(counted('NUMBER_GUESSED')).toBe(10);
  expect(counted('RESUBMITTED')).toBe(10);
}, 60_000);
