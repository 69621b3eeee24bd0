import { expect, it } from 'vitest';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { decideEdit } from '#tests/queuedEdit.ts';
import { useApp } from '#tests/testApp.ts';
import { createEndpoint } from '#tests/webhooks.ts';

const test = useApp('demo');

type Staff = Awaited<ReturnType<typeof publishedBusiness>>['staff'];

/** The public interfaces, and the webhooks, whose responses contain the edited values. */
async function doors(staff: Staff, id: number) {
  const found = async (name: string) => [
    (await test.get(`/api/search?q=${name}`)).body.rows,
    (
      await test.graphql('query ($q: String) { searchProviders(keywords: $q) { edges { node { businessName } } } }', {
        q: name,
      })
    ).body,
  ];
  const text = async (path: string) => String((await test.get(path)).body);
  const page = await text((await test.get(`/providers/${id}`)).headers.get('location')!);
  const data = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const texts = {
    page: page.replace(data, ''),
    data,
    search: await found('Zanahoria'),
    graphql: (await test.graphql(`{ provider(id: ${id}) { businessName description websiteUrl } }`)).body,
    list: (await staff.get(`/api/public-providers?top=100&updatedSince=${new Date(Date.now() - 60_000).toISOString()}`))
      .body,
    sitemap: await text('/sitemaps/providers-1.xml'),
    // with a parameter it is rendered now, without one it may be cached
    landing: await text('/?now'),
    webhooks: (await test.db.pool.query('select payload from webhook_events')).rows,
  };
  return Object.entries(texts)
    .filter(([, one]) => /zanahoria/i.test(JSON.stringify(one)))
    .map(([door]) => door);
}

it('a pending edit is not public anywhere, and public everywhere once it is applied', async () => {
  const { id, owner, staff } = await publishedBusiness(test);
  await createEndpoint(test, 'https://partner.example/hook');
  await sendEdit(owner, id, () => ({
    businessName: 'Zanahoria Cargas',
    websiteUrl: 'https://zanahoria.example',
    description: 'Zanahoria para todos.',
  }));
  expect(await doors(staff, id)).toEqual([]);
  await decideEdit(staff, id, true);
  expect(await doors(staff, id)).toEqual([
    'page',
    'data',
    'search',
    'graphql',
    'list',
    'sitemap',
    'landing',
    'webhooks',
  ]);
});
