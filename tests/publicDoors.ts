import type { signedInStaff } from './staff.ts';
import type { TestApp } from './testApp.ts';

interface Business {
  id: number;
  name: string;
  /** The path of its picture. */
  picture: string;
}

/** The public interfaces, and those for partners, in which a business is found; and the number of results. */
export async function publicDoors(
  test: TestApp,
  staff: Awaited<ReturnType<typeof signedInStaff>>,
  { id, name, picture }: Business,
) {
  const { rows } = (await test.get(`/api/search?q=${encodeURIComponent(name)}`)).body;
  const { body } = await test.graphql(
    `query ($q: String) { provider(id: ${id}) { databaseId }
      searchProviders(keywords: $q) { edges { node { databaseId } } } }`,
    { q: name },
  );
  const all = (await staff.get('/api/public-providers?top=100&updatedSince=2026-01-01T00:00:00.000Z')).body;
  const { data } = (await staff.graphql('{ publicProviders(first: 1) { totalCount } }')).body;
  const page = await test.get((await test.get(`/providers/${id}`)).headers.get('location') ?? `/providers/${id}`);
  const text = String(page.body);
  const isIt = (row: { id?: number; databaseId?: number }) => (row.id ?? row.databaseId) === id;
  return {
    search: rows.some(isIt),
    searchProviders: body.data.searchProviders.edges.some(({ node }: { node: { databaseId: number } }) => isIt(node)),
    provider: body.data.provider !== null,
    publicProviders: all.rows.some(isIt),
    count: data.publicProviders.totalCount as number,
    page: page.status === 200 && text.includes(name),
    data: text.includes('application/ld+json') && text.includes('LocalBusiness'),
    // with a parameter it is rendered now, without one it may be cached
    landing: String((await test.get('/?now')).body).includes(name),
    sitemap: String((await test.get('/sitemaps/providers-1.xml')).body).includes(`/providers/${id}-`),
    picture: (await test.get(picture)).status === 200,
  };
}
