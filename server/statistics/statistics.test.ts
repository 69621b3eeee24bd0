import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addJob } from '#server/jobs/addJob.ts';
import { queueMonthlyMails } from '#server/statistics/monthlyMail.ts';
import { decideOne } from '#tests/decideOne.ts';
import { mailTo } from '#tests/mailTo.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { isLong } from '#tests/tier.ts';
import { useWorker } from '#tests/useWorker.ts';
import { tokenOfPage, tokenOfResults } from '#tests/viewToken.ts';

const test = useApp('demo', { TRUST_PROXY: '1' });
const mailbox = useWorker(test);
const staff = useStaff(test);

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0';
const ROBOTS = [
  'Googlebot/2.1',
  'HeadlessChrome/150',
  'curl/8',
  '',
  'Mozilla/5.0 (compatible; GoogleOther)',
  'Mediapartners-Google',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/chatgpt)',
];
const COUNT = 'mutation ($input: CountViewsInput!) { countViews(input: $input) { isCounted } }';
const NUMBERS = `query ($id: ID!) { provider(id: $id) { ownership { numbers {
  totals { seen opened email phone whatsapp website } days { day seen } regions { place { name } count opened pressed: clicks } } } } }`;

/** A visitor at an address of their own. */
const visit = (input: object, at = 1, userAgent = BROWSER) =>
  test.graphql(COUNT, { input }, { 'x-forwarded-for': `198.51.100.${at}`, 'user-agent': userAgent });

async function business() {
  const own = await publishedBusiness(test, staff);
  const contacts = await test.db.prisma.contact.findMany({ where: { providerId: own.id } });
  const contact = (type: string) => contacts.find(({ contactType }) => contactType === type)!.id;
  const numbers = async () => {
    await test.parts.views.flush();
    return (await own.owner.graphql(NUMBERS, { id: own.id })).body.data.provider.ownership.numbers;
  };
  const ofPage = { viewToken: await tokenOfPage(test, own.id) };
  const inRosario = { viewToken: await tokenOfResults(test, own.businessName, 'Rosario') };
  return { ...own, contact, numbers, ofPage, inRosario };
}

describe('the numbers of a business', () => {
  it('are the views, page visits and clicks of visitors, by kind and by region', async () => {
    const { id, contact, numbers, ofPage, inRosario } = await business();
    await visit({ ...inRosario, shownProviderIds: [id, 999_999_999] });
    await visit({ ...ofPage, shownProviderIds: [id] }, 2);
    await visit({ ...ofPage, openedProviderId: id });
    await visit({ ...ofPage, websiteProviderId: id });
    for (const type of ['email', 'whatsapp', 'landPhone']) await visit({ ...ofPage, contactId: contact(type) });
    const { totals, days, regions } = await numbers();
    expect(totals).toEqual({ seen: 2, opened: 1, email: 1, phone: 1, whatsapp: 1, website: 1 });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), seen: 2 });
    expect(regions).toEqual([{ place: { name: 'Santa Fe' }, count: 1, opened: null, pressed: null }]);
  });

  it('name the regions of visits and clicks from five visitors on', async () => {
    const { id, contact, numbers, inRosario } = await business();
    const region = async () => (await numbers()).regions[0];
    for (const at of [20, 21, 22, 23]) {
      await visit({ ...inRosario, openedProviderId: id }, at);
      await visit({ ...inRosario, contactId: contact('whatsapp') }, at);
    }
    expect(await region()).toEqual({ place: { name: 'Santa Fe' }, count: 0, opened: null, pressed: null });
    await visit({ ...inRosario, openedProviderId: id }, 24);
    await visit({ ...inRosario, websiteProviderId: id }, 24);
    expect(await region()).toEqual({ place: { name: 'Santa Fe' }, count: 0, opened: 5, pressed: 5 });
  });

  it('increase by one per visitor and day, regardless of repeated clicks, reloads, or clicks on another number', async () => {
    const { id, contact, numbers, ofPage } = await business();
    for (const _ of [1, 2, 3]) {
      await visit({ ...ofPage, openedProviderId: id });
      await visit({ ...ofPage, contactId: contact('whatsapp') });
      await test.parts.views.flush();
    }
    await visit({ ...ofPage, contactId: contact('whatsapp') }, 2);
    const { totals } = await numbers();
    expect([totals.opened, totals.whatsapp]).toEqual([1, 2]);
    const { rows } = await test.db.pool.query('select * from provider_days where provider_id = $1', [id]);
    expect(rows).toHaveLength(2);
  });

  it('do not increase by robots, staff, members, or while it is not public', async () => {
    const { id, owner, contact, numbers, ofPage } = await business();
    const presses = [{ openedProviderId: id }, { contactId: contact('whatsapp') }, { websiteProviderId: id }].map(
      (press) => ({
        ...ofPage,
        ...press,
      }),
    );
    for (const agent of ROBOTS) for (const press of presses) await visit(press, 3, agent);
    const people = [owner, staff].map(({ cookies }) => [...cookies].map((pair) => pair.join('=')).join('; '));
    for (const [at, cookie] of people.entries())
      for (const input of presses)
        await test.graphql(
          COUNT,
          { input },
          { cookie, 'user-agent': BROWSER, 'x-forwarded-for': `198.51.100.${9 + at}` },
        );
    // nothing is stored, except for the display
    await test.parts.views.flush();
    expect(await test.db.prisma.providerDay.count({ where: { providerId: id } })).toBe(0);
    await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'x' });
    for (const press of presses) await visit(press, 4);
    expect((await numbers()).totals).toEqual({ seen: 0, opened: 0, email: 0, phone: 0, whatsapp: 0, website: 0 });
  });

  it('cost at most one percent of a core and one row per provider, kind and day', async () => {
    const { id, contact, inRosario } = await business();
    const PRESSES = isLong ? 1_000 : 300;
    const kinds = ['whatsapp', 'email', 'landPhone'].map(contact);
    const from = process.cpuUsage();
    for (let at = 0; at < PRESSES; at++) {
      await test.graphql(
        COUNT,
        { input: { ...inRosario, contactId: kinds[at % 3] } },
        { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1`, 'user-agent': BROWSER },
      );
      // seldom is this much collected; each writing is counted in
      if (at % 50 === 49) await test.parts.views.flush();
    }
    const { user, system } = process.cpuUsage(from);
    // at 100,000 presses a day
    expect(((user + system) / 1e6 / PRESSES) * 100_000).toBeLessThan(86_400 * 0.01);
    const { rows } = await test.db.pool.query(
      'select kind::text, count from provider_days where provider_id = $1 order by kind',
      [id],
    );
    expect(rows).toEqual([
      { kind: 'email', count: Math.floor(PRESSES / 3) },
      { kind: 'phone', count: Math.floor(PRESSES / 3) },
      { kind: 'whatsapp', count: Math.ceil(PRESSES / 3) },
    ]);
  });

  it('are visible to its members only, and contain no personal data', async () => {
    const { id, ofPage } = await business();
    const stranger = await signedInPerson(test);
    expect((await stranger.graphql(NUMBERS, { id })).body.data.provider.ownership).toBeNull();
    await visit({ ...ofPage, openedProviderId: id }, 77);
    await test.parts.views.flush();
    const { rows } = await test.db.pool.query(
      'select to_jsonb(d)::text as text from provider_days d union all select to_jsonb(c)::text from counted_views c',
    );
    expect(rows.some(({ text }) => text.includes('198.51.100'))).toBe(false);
    const yesterday = 'update view_salts set day = day - 1; update counted_views set day = day - 1';
    await test.db.pool.query(yesterday);
    // another process, on another day
    const { openViews } = await import('./views.ts');
    const { openDb } = await import('#server/platform/db.ts');
    const db = openDb(test.databaseUrl, { prisma: 1, reads: 1 });
    try {
      const views = openViews(db.pool, test.parts.log);
      views.record(
        { network: '198.51.100.78', userAgent: BROWSER, viewer: null },
        { page: { near: null, ids: [id], searched: null }, opened: id },
      );
      await views.flush();
    } finally {
      await db.close();
    }
    const left = await test.db.pool.query(
      'select (select count(*) from view_salts) as salts, count(*) as hashes from counted_views',
    );
    expect(left.rows).toEqual([{ salts: '1', hashes: '1' }]);
  });
});

describe('the monthly mail', () => {
  it('is sent once a month, and ended with one click', async () => {
    const { id, owner, businessName } = await business();
    const now = new Date();
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15));
    await test.db.prisma.providerDay.create({ data: { providerId: id, kind: 'whatsapp', day: lastMonth, count: 7 } });
    for (const _ of [1, 2]) await queueMonthlyMails(test.db.prisma, now);
    const { text } = await mailTo(mailbox, owner.email, /last month/);
    expect(text).toContain(businessName.replaceAll('.', ' '));
    expect(text).toContain('Contact clicks: 7');
    expect(
      mailbox.mails.filter(({ subject, to }) => /last month/.test(subject!) && to![0]!.address === owner.email),
    ).toHaveLength(1);
    const [, token] = text!.match(/monthly-mail\?token=([\w-]+)/)!;
    const end = (item: string) =>
      test.graphql('mutation ($token: String!) { endMonthlyEmail(input: { token: $token }) { email } }', {
        token: item,
      });
    expect((await end('nonsense')).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect((await end(token!)).body.data.endMonthlyEmail).toEqual({ email: owner.email });
    const wants = await owner.graphql(`{ provider(id: ${id}) { ownership { wantsMonthlyEmail } } }`);
    expect(wants.body.data.provider.ownership.wantsMonthlyEmail).toBe(false);
    expect(text).not.toContain('did not answer within a day');
    const choose = `mutation { chooseMonthlyEmail(input: { providerId: ${id}, isWanted: true }) { provider { ownership { wantsMonthlyEmail } } } }`;
    expect((await owner.graphql(choose)).body.data.chooseMonthlyEmail.provider.ownership.wantsMonthlyEmail).toBe(true);
    const stranger = await signedInPerson(test);
    expect((await stranger.graphql(choose)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('the monthly mail of a business that is said to answer late', () => {
  it.each([
    ['does not say it below ten networks', 9, false],
    ['says it from ten networks on', 10, true],
  ])('%s', async (_, networks, isSaid) => {
    const { id, owner } = await business();
    const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 1));
    await test.db.prisma.providerAnswer.createMany({
      data: Array.from({ length: networks }, (_, bucket) => ({
        ...{ providerId: id, bucket, month, isWithinADay: bucket > 7 },
        proof: randomBytes(9),
      })),
    });
    const { databaseId: userId } = (await owner.graphql('{ viewer { databaseId } }')).body.data.viewer;
    const payload = { providerId: id, userId, month: '2026-01-01' };
    await test.db.prisma.$transaction((tx) => addJob(tx, 'mailNumbers', payload));
    const { text } = await mailTo(mailbox, owner.email, /last month/);
    expect(text?.includes('did not answer within a day')).toBe(isSaid);
  });
});

describe('the button of a mail program', () => {
  it('ends the monthly mail with one request, and an altered link does not', async () => {
    const { id, owner } = await business();
    const payload = {
      providerId: id,
      userId: (await owner.graphql('{ viewer { databaseId } }')).body.data.viewer.databaseId,
    };
    await test.db.prisma.$transaction((tx) => addJob(tx, 'mailNumbers', { ...payload, month: '2026-01-01' }));
    const { headers } = await mailTo(mailbox, owner.email, /last month/);
    const header = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, path] = header('list-unsubscribe')!.match(/^<https?:\/\/[^/]+(\/.*)>$/)!;
    const press = (to: string) => test.send('POST', to, 'List-Unsubscribe=One-Click');
    expect((await press(path!.replace('token=', 'token=x'))).status).toBe(400);
    expect((await press(path!)).status).toBe(204);
    const link = await test.db.prisma.providerUser.findFirstOrThrow({ where: { providerId: id } });
    expect(link.wantsNumbers).toBe(false);
  });
});
