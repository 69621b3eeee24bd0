import { graphql } from 'relay-runtime';
import { readDatabaseId } from '#shared/databaseId.ts';
import type { importLoaderQuery } from '#web/__generated__/importLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { readListUrl } from '#web/pages/bo/list/listUrl.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import type { Verdict } from './importMessages.ts';

/** In the address: the verdict, and the key of a problem. */
export const importFilters = ['verdict', 'reason'] as const;

export const pageSize = 50;

const verdicts: readonly string[] = ['CREATE', 'UPDATE', 'UNCHANGED', 'DUPLICATE', 'REFUSED'] satisfies Verdict[];

/** The verdict that filters the rows; null for all of them. */
function readVerdict(text: string): Verdict | null {
  return verdicts.includes(text) ? (text as Verdict) : null;
}

/** Whether a job is running. */
export const isGoingOn = (status: string): boolean => /^(CHECKING|IMPORTING|UNDOING)$/.test(status);

export const importQuery = graphql`
  query importLoaderQuery($databaseId: Int!, $verdict: ProviderImportVerdict, $reason: String, $offset: Int!) {
    providerImport(databaseId: $databaseId) {
      ...ImportPage_import @arguments(verdict: $verdict, reason: $reason, offset: $offset)
    }
  }
`;

export const importLoader = adminLoader(({ params, request }) => {
  const { page, filters } = readListUrl(new URL(request.url).searchParams, [], importFilters);
  const variables = {
    databaseId: readDatabaseId(params.importId),
    verdict: readVerdict(filters.verdict),
    reason: filters.reason || null,
    offset: (page - 1) * pageSize,
  };
  return loadRouteQuery<importLoaderQuery>(importQuery, variables, 'store-and-network');
});
