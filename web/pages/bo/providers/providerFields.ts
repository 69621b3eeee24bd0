import { readDatabaseId } from '#shared/databaseId.ts';
import type { ProviderListFilter, ProviderOrder } from '#web/__generated__/providersLoaderQuery.graphql.ts';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import { pageVariables, readListUrl } from '../list/listUrl.ts';

const names = { businessName: 'BUSINESS_NAME', commercialName: 'COMMERCIAL_NAME' } as const;

/** The list of all providers. The export has the same filters. */
export const providerList = {
  pageSize: 50,
  sorts: { ...names, taxNumber: 'TAX_NUMBER', approvedAt: 'APPROVED_AT', approvedBy: 'APPROVED_BY' },
  filters: ['status', 'country', 'category', 'edit'],
} as const;

/** The queue. The export has the same filters. */
export const queueList = {
  pageSize: 50,
  sorts: { ...names, submittedAt: 'SUBMITTED_AT', createdAt: 'CREATED_AT', updatedAt: 'UPDATED_AT' },
  filters: ['view', 'country', 'category'],
} as const;

type InAddress<Status extends string> = Status extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}-${InAddress<Rest>}`
  : Lowercase<Status>;

/** The statuses by their names in addresses. */
export const providerStatuses = {
  waiting: 'WAITING',
  'sent-back': 'SENT_BACK',
  rejected: 'REJECTED',
  approved: 'APPROVED',
  suspended: 'SUSPENDED',
} as const satisfies { [Status in BusinessState as InAddress<Status>]: Status };

/** Parts of the queue, as its address has them; all of it without one. */
const queueViews = {
  confirmed: 'CONFIRMED',
  duplicates: 'DUPLICATES',
  resubmitted: 'RESUBMITTED',
  withoutImage: 'WITHOUT_IMAGE',
} as const;

/** Without another order the one that has waited longest comes first. */
const oldestFirst: ProviderOrder = { field: 'SUBMITTED_AT', direction: 'ASC' };

/** The variables of the request for the queue, from the query of its address. */
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

/** All but the page. */
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
  const { status, edit, ...filters } = readListUrl(query, [], providerList.filters).filters;
  const filter: ProviderListFilter = {
    ...readPlaceAndCategory(filters),
    status: providerStatuses[status as keyof typeof providerStatuses] ?? null,
    hasPendingEdit: edit === 'true' ? true : null,
  };
  return { ...pageVariables(query, providerList), filter };
}
