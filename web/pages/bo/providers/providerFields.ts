import { readDatabaseId } from '#shared/databaseId.ts';
import type { ProviderListFilter, ProviderOrder } from '#web/__generated__/providersLoaderQuery.graphql.ts';
import { type ListState, readListUrl } from '../list/listUrl.ts';

/** Rows on a page of either list. */
export const pageSize = 50;

const orderFields = {
  businessName: 'BUSINESS_NAME',
  commercialName: 'COMMERCIAL_NAME',
  taxNumber: 'TAX_NUMBER',
  approvedAt: 'APPROVED_AT',
  approvedBy: 'APPROVED_BY',
  createdAt: 'CREATED_AT',
  submittedAt: 'SUBMITTED_AT',
  updatedAt: 'UPDATED_AT',
} as const;

type ProviderField = keyof typeof orderFields;

export const providerFields = ['businessName', 'commercialName', 'taxNumber', 'approvedAt', 'approvedBy'] as const;
export const unapprovedFields = ['businessName', 'commercialName', 'submittedAt', 'createdAt', 'updatedAt'] as const;

/** The filters of the list of all providers, as its address and the export name them. */
export const providerFilters = ['status', 'country', 'category', 'edit'] as const;

export const providerStatuses = {
  waiting: 'WAITING',
  'sent-back': 'SENT_BACK',
  rejected: 'REJECTED',
  approved: 'APPROVED',
  suspended: 'SUSPENDED',
} as const;

function order({ sort }: ListState<ProviderField>): ProviderOrder | null {
  return sort && { field: orderFields[sort.id], direction: sort.isDescending ? 'DESC' : 'ASC' };
}

/** Parts of the queue, as its address has them; all of it without one. */
const queueViews = {
  confirmed: 'CONFIRMED',
  duplicates: 'DUPLICATES',
  resubmitted: 'RESUBMITTED',
  withoutImage: 'WITHOUT_IMAGE',
} as const;

/** The filters of the queue, as in its address and the export. */
export const queueFilters = ['view', 'country', 'category'] as const;

/** Without another order the one that has waited longest comes first. */
const oldestFirst: ProviderOrder = { field: 'SUBMITTED_AT', direction: 'ASC' };

/** The variables of the request for the queue, from the query of its address. */
export function queueListVariables(query: URLSearchParams) {
  const { orderBy, ...variables } = listVariables(query, unapprovedFields);
  const { view, ...filters } = readListUrl(query, [], queueFilters).filters;
  return {
    ...variables,
    orderBy: orderBy ?? oldestFirst,
    view: queueViews[view as keyof typeof queueViews] ?? null,
    filter: readPlaceAndCategory(filters),
  };
}

/** All but the page. */
export function queueVariables(queueUrl: string | null) {
  const { offset: _, ...variables } = queueListVariables(new URLSearchParams(queueUrl?.split('?')[1]));
  return variables;
}

/** The variables of the request for a list, from the query of its address. */
function listVariables(query: URLSearchParams, fields: readonly ProviderField[]) {
  const state = readListUrl(query, fields);
  return { orderBy: order(state), search: state.search || null, offset: (state.page - 1) * pageSize };
}

function readPlaceAndCategory({ country, category }: Record<'country' | 'category', string>) {
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    categoryId: readDatabaseId(category) || null,
  };
}

/** The variables of the request for the list of all providers. */
export function providersVariables(query: URLSearchParams) {
  const { status, edit, ...filters } = readListUrl(query, [], providerFilters).filters;
  const filter: ProviderListFilter = {
    ...readPlaceAndCategory(filters),
    status: providerStatuses[status as keyof typeof providerStatuses] ?? null,
    hasPendingEdit: edit === 'true' ? true : null,
  };
  return { ...listVariables(query, providerFields), filter };
}
