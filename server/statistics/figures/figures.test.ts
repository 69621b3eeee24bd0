import { expect, it } from 'vitest';
import { signedInModerator } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('demo');

const FIGURES = `{ directoryFigures { oldestPendingAt approvedThisWeek days { day searches withoutResults presses approved } } }`;

it('the figures count searches, those without results, presses and approvals, and say since when the oldest waits', async () => {
  const moderator = await signedInModerator(test);
  const load = async () => (await moderator.graphql(FIGURES)).body.data.directoryFigures;
  const before = await load();
  expect(before.days).toHaveLength(30);
  const { rows } = await test.db.pool.query(
    'select min(created_at) at from providers where approved_at is null and rejected_at is null',
  );
  expect(before.oldestPendingAt).toBe(rows[0].at.toISOString());

  const person = visitor(test, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
  for (const keywords of ['transporte', 'qzxwvj'])
    await person.graphql('query ($keywords: String) { searchProviders(keywords: $keywords) { edges { cursor } } }', {
      keywords,
    });
  const { rows: contacts } = await test.db.pool.query(
    'select c.id from contacts c join providers p on p.id = c.provider_id where p.approved_at is not null limit 1',
  );
  await person.graphql(`mutation { countViews(input: { contact: ${contacts[0].id} }) { done } }`);
  await test.parts.views.flush();
  const { rows: waiting } = await test.db.pool.query(
    'select min(id) id from providers where approved_at is null and rejected_at is null',
  );
  await moderator.graphql(
    `mutation { decideProvider(input: { databaseId: ${waiting[0].id}, kind: APPROVED }) { undoSeconds } }`,
  );
  const after = await load();
  expect(after.approvedThisWeek).toBe(before.approvedThisWeek + 1);
  expect(after.days.at(-1)).toMatchObject({ searches: 2, withoutResults: 1, approved: 1 });
});
