import { readDirectoryPath } from '#shared/directoryPath.ts';
import type { Language } from '#shared/language.ts';
import { addProvider } from './addProvider.ts';
import { signedInStaff } from './staff.ts';
import type { TestApp } from './testApp.ts';

const PAGE = `query ($service: String!, $places: [String!]!, $first: Int, $after: String) {
  directoryPage(service: $service, places: $places) {
    kind serviceName placeName place { databaseId } count isIndexed path redirectTo
    alternates { language path }
    breadcrumb { name path }
    placesWithin { ...link } neighbours { ...link } relatedServices { ...link } widerPage { ...link }
    providers(first: $first, after: $after) {
      totalCount edges { node { databaseId } } pageInfo { endCursor hasNextPage }
    }
  }
}
fragment link on DirectoryLink { serviceName placeName path count }`;

/** Requests a directory page by its path, with the database ids of its providers; null when there is none. */
export async function directoryPage(
  test: TestApp,
  path: string,
  { first = 25, after = null }: { first?: number; after?: string | null } = {},
) {
  const { language, service, places } = readDirectoryPath(path)!;
  const { body } = await test.graphql(PAGE, { service, places, first, after }, { 'accept-language': language });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const page = body.data.directoryPage;
  type Edge = { node: { databaseId: number } };
  return page && { ...page, ids: page.providers.edges.map(({ node }: Edge) => node.databaseId) };
}

/** Cities of Uruguay with few demo providers: two of Río Negro, two of Soriano. */
export const CITIES = { frayBentos: 3442568, young: 3439525, mercedes: 3441684, dolores: 3442750 };
const DRY_BULK = 8;

/** A service created by staff that has no providers yet. */
export async function newService(test: TestApp, nameEn: string, names: Partial<Record<Language, string>> = {}) {
  const staff = await signedInStaff(test);
  const CREATE =
    'mutation ($input: CreateServiceInput!) { createService(input: $input) { ... on CreateServicePayload { service { databaseId } } } }';
  const rename = 'mutation ($input: UpdateServiceInput!) { updateService(input: $input) { __typename } }';
  const input = (changed: typeof names = {}) => {
    const all = Object.entries({ en: nameEn, ...names, ...changed });
    return { subcategoryId: DRY_BULK, name: nameEn, translations: all.map(([language, name]) => ({ language, name })) };
  };
  const { body } = await staff.graphql(CREATE, { input: { service: input() } });
  const id: number = body.data.createService.service.databaseId;
  return {
    id,
    /** Approved providers that offer it, each at one of these cities. */
    offeredAt: async (...cities: number[]) => {
      const ids: number[] = [];
      for (const city of cities)
        ids.push(await addProvider(test.db, `Cargas ${crypto.randomUUID()}`, city, '', [], id));
      return ids;
    },
    rename: (changed: typeof names) =>
      staff.graphql(rename, {
        input: { id, expectedVersion: 0, force: true, service: input(changed) },
      }),
  };
}
