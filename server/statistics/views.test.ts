import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { useStaff } from '#tests/staff.ts';
import { ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { tokenOfPage, tokenOfResults } from '#tests/viewToken.ts';
import { signPage } from './viewToken.ts';

const test = useApp('demo', { TRUST_PROXY: '1' });
const staff = useStaff(test);
let id: number;
let businessName: string;
let viewToken: string;
beforeAll(async () => {
  ({ id, businessName } = await publishedBusiness(test, staff));
  viewToken = await tokenOfPage(test, id);
});

/** From a network of IPv4 by its last number, or from any address. */
const report = (input: object, from: number | string) =>
  test.graphql(
    'mutation ($input: CountViewsInput!) { countViews(input: $input) { isCounted } }',
    { input: { viewToken, ...input } },
    {
      'x-forwarded-for': typeof from === 'number' ? `198.51.100.${from}` : from,
      'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0',
    },
  );
/** The counts of a provider by kind. */
async function counted(providerId = id): Promise<Record<string, number>> {
  await test.parts.views.flush();
  const days = await test.db.prisma.providerDay.findMany({ where: { providerId } });
  return Object.fromEntries(days.map(({ kind, count }) => [kind, count]));
}
const sign = (ids: number[], near?: number) => signPage(test.parts.secretKey, ids, near);

describe('reported views', () => {
  it('leave no trace of unknown providers, and count at most 500 of one customer together', async () => {
    for (let from = 1; from <= 6; from++) {
      const gone = Array.from({ length: 100 }, (_, at) => from * 1_000_000 + at);
      await report({ viewToken: sign(gone), shownProviderIds: gone }, `2001:db8:40:${from}::1`);
    }
    await report({ shownProviderIds: [id] }, '2001:db8:40:7::1');
    await report({ shownProviderIds: [id] }, 41);
    expect(await counted()).toEqual({ seen: 1 });
    expect(await test.db.prisma.countedView.count()).toBe(1);
  });

  it('are counted later when the database fails', async () => {
    await report({ openedProviderId: id }, 42);
    await test.db.pool.query('alter table counted_views rename to counted_views_away');
    await test.parts.views.flush();
    await test.db.pool.query('alter table counted_views_away rename to counted_views');
    await test.parts.views.flush();
    expect((await counted()).opened).toBe(1);
  });

  it('are accepted once per request', async () => {
    const one = 'countViews(input: { viewToken: "", openedProviderId: 1 }) { isCounted }';
    const { body } = await test.graphql(`mutation { a: ${one} b: ${one} }`);
    expect(body.errors).toEqual([expect.objectContaining({ message: 'A request can have countViews once' })]);
  });
});

describe('reported views of content that was not shown', () => {
  afterEach(() => void vi.useRealTimers());

  it('are not counted: of another provider, of its contacts, around another place, or with an altered token', async () => {
    const other = await publishedBusiness(test, staff);
    const contactOf = async (providerId: number) =>
      (await test.db.prisma.contact.findFirstOrThrow({ where: { providerId, contactType: 'whatsapp' } })).id;
    const presses = async (of: number) => ({
      shownProviderIds: [of],
      openedProviderId: of,
      websiteProviderId: of,
      contactId: await contactOf(of),
    });
    const [shown, signature] = viewToken.split('.') as [string, string];
    const altered = [
      `${shown}-${other.id.toString(36)}.${signature}`,
      `${shown.replace(/-0-/, `-${ROSARIO.toString(36)}-`)}.${signature}`,
      shown,
      '',
      '.',
    ];
    for (const token of altered)
      expect((await report({ viewToken: token, ...(await presses(other.id)) }, 50)).body.data.countViews).toEqual({
        isCounted: false,
      });
    await report(await presses(other.id), 50);
    expect(await counted(other.id)).toEqual({});
    const results = await tokenOfResults(test, other.businessName, 'Rosario');
    await report({ viewToken: results, ...(await presses(other.id)) }, 50);
    expect(await counted(other.id)).toEqual({ seen: 1, opened: 1, website: 1, whatsapp: 1 });
    const { regions } = await test.db.prisma.providerDay.findFirstOrThrow({
      where: { providerId: other.id, kind: 'opened' },
    });
    expect(Object.values(regions as object)).toEqual([1]);
  });

  it('are counted with the token of yesterday, and not with an older one', async () => {
    const { id: providerId } = await publishedBusiness(test, staff);
    const signedAgo = (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days * 86_400_000 });
      const token = sign([providerId]);
      vi.useRealTimers();
      return token;
    };
    await report({ viewToken: signedAgo(2), openedProviderId: providerId }, 51);
    expect(await counted(providerId)).toEqual({});
    await report({ viewToken: signedAgo(1), openedProviderId: providerId }, 51);
    expect(await counted(providerId)).toEqual({ opened: 1 });
  });
});

describe('the token of a page', () => {
  it("is the same for every visitor of the day, so that the page's text is", async () => {
    const ask = () => tokenOfResults(test, businessName, 'Rosario');
    expect(await ask()).toBe(await ask());
    expect(await tokenOfPage(test, id)).toBe(viewToken);
  });
});

it('a customer with many IPv6 networks counts as at most four visitors', async () => {
  const { id: providerId } = await publishedBusiness(test, staff);
  const token = await tokenOfPage(test, providerId);
  for (let at = 0; at < 24; at++)
    await report({ viewToken: token, openedProviderId: providerId }, `2001:db8:7:${at}::1`);
  const { opened } = await counted(providerId);
  expect(opened).toBeGreaterThan(1);
  expect(opened).toBeLessThanOrEqual(4);
});
