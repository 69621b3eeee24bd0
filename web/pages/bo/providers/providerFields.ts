import { readDatabaseId } from '#shared/databaseId.ts';
import type { ProviderListFilter, ProviderOrder } from '#web/__generated__/providersLoaderQuery.graphql.ts';
import { type BusinessState, statusTones } from '#web/businesses/StatusChip.tsx';
import { pageVariables, readListUrl } from '../list/listUrl.ts';

const names = { businessName: 'BUSINESS_NAME', commercialName: 'COMMERCIAL_NAME' } as const;

/** The list of all providers. The export has the same filters. */
export const providerList = {
  pageSize: 50,
  sorts: { ...names, taxNumber: 'TAX_NUMBER', approvedAt: 'APPROVED_AT', approvedBy: 'APPROVED_BY' },
  filters: ['status', 'country', 'category', 'edit', 'decidedBy'],
} as const;

/** The queue. The export has the same filters. */
export const queueList = {
  pageSize: 50,
  sorts: { ...names, submittedAt: 'SUBMITTED_AT', createdAt: 'CREATED_AT', updatedAt: 'UPDATED_AT' },
  filters: ['view', 'country', 'category'],
} as const;

/** The statuses by their names in addresses, such as `sent-back`. */
export const providerStatuses = Object.fromEntries(
  (Object.keys(statusTones) as BusinessState[]).map((status) => [status.toLowerCase().replace('_', '-'), status]),
);

/** Parts of the queue, by their names in the address; without a name, the whole queue. */
const queueViews = {
  confirmed: 'CONFIRMED',
  duplicates: 'DUPLICATES',
  resubmitted: 'RESUBMITTED',
  withoutImage: 'WITHOUT_IMAGE',
} as const;

/** The default order: providers that have been pending for the longest time first. */
const oldestFirst: ProviderOrder = { field: 'SUBMITTED_AT', direction: 'ASC' };

/** The variables of the request for the queue, from the query of the queue's address. */
export function queueListVariables(query: URLSearchParams) {
  const { orderBy, ...variables } = pageVariables(query, queueList);
  const { view, ...filters } = readListUrl(query, [], queueList.filters).filters;
  return {
    ...variables,
    orderBy: orderBy ?? oldestFirst,
    view: queueViews[view as keyof typeof queueViews] ?? null,
    filter: readPlaceAndCategory(filters),
  };
}

/** The variables of the queue without the page. */
export function queueVariables(queueUrl: string | null) {
  const { first: _, offset: __, ...variables } = queueListVariables(new URLSearchParams(queueUrl?.split('?')[1]));
  return variables;
}

function readPlaceAndCategory({ country, category }: Record<'country' | 'category', string>) {
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    categoryId: readDatabaseId(category) ? category : null,
  };
}

/** The variables of the request for the list of all providers. */
export function providersVariables(query: URLSearchParams) {
  const { status, edit, decidedBy, ...filters } = readListUrl(query, [], providerList.filters).filters;
  const filter: ProviderListFilter = {
    ...readPlaceAndCategory(filters),
    status: providerStatuses[status] ?? null,
    hasPendingEdit: edit === 'true' ? true : null,
    decidedById: readDatabaseId(decidedBy) ? decidedBy : null,
  };
  return { ...pageVariables(query, providerList), filter };
}
