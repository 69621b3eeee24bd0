import { expect, it } from 'vitest';
import { decideOne } from '#tests/decideOne.ts';
import { signedInModerator } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { tokenOfPage } from '#tests/viewToken.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('demo');

const FIGURES = `{ directoryFigures { oldestPendingAt approvedThisWeek days { day searches withoutResults presses: clicks approved pending oldestPendingDays } } }`;

it('the figures count searches, those without results, clicks and approvals, and the waiting time of the oldest pending provider', async () => {
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
    `select c.id, provider_id from contacts c join providers p on p.id = c.provider_id where p.status = 'approved' limit 1`,
  );
  const viewToken = await tokenOfPage(test, contacts[0].provider_id);
  await person.graphql(
    `mutation { countViews(input: { viewToken: "${viewToken}", contactId: ${contacts[0].id} }) { isCounted } }`,
  );
  await test.parts.views.flush();
  const { rows: waiting } = await test.db.pool.query(
    'select min(id) id from providers where approved_at is null and rejected_at is null',
  );
  await decideOne(moderator, waiting[0].id, { kind: 'APPROVED' });
  const after = await load();
  expect(after.approvedThisWeek).toBe(before.approvedThisWeek + 1);
  expect(after.days.at(-1)).toMatchObject({ searches: 2, withoutResults: 1, approved: 1 });
});

it('the figures state the number of pending providers at the end of each day, and the age of the oldest', async () => {
  const moderator = await signedInModerator(test);
  const load = async () => (await moderator.graphql(FIGURES)).body.data.directoryFigures.days;
  const before = await load();
  const add = async (
    createdDaysAgo: number,
    { status, decisions }: { status: string; decisions: [string, number][] },
  ) => {
    const { rows } = await test.db.pool.query(
      `insert into providers (business_name, address_id, created_at, status, approved_at, resubmitted_at)
       select 'Fletes', (select min(id) from addresses), now() - $1::int * interval '1 day', ${status} returning id`,
      [createdDaysAgo],
    );
    for (const [kind, daysAgo] of decisions)
      await test.db.pool.query(
        "insert into provider_decisions (provider_id, kind, created_at) values ($1, $2, now() - $3::int * interval '1 day')",
        [rows[0].id, kind, daysAgo],
      );
  };
  await add(5, { status: "'waiting', null, now() - interval '1 day'", decisions: [['changes-requested', 3]] });
  await add(4, {
    status: "'waiting', null, null",
    decisions: [
      ['approved', 2],
      ['undone', 2],
    ],
  });
  await add(400, { status: "'approved', now() - interval '1 day', null", decisions: [['approved', 1]] });
  const after = await load();
  const more = after.map(({ pending }: { pending: number }, at: number) => pending - before[at].pending);
  expect(more.slice(-7)).toEqual([1, 2, 3, 2, 2, 2, 2]);
  // at the end of the day before yesterday
  expect(after.at(-3).oldestPendingDays).toBeGreaterThanOrEqual(398);
  expect(after.at(-1).oldestPendingDays).toBe(before.at(-1).oldestPendingDays);
});
