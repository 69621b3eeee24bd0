import { graphql } from 'relay-runtime';
import { idInPath } from '#shared/databaseId.ts';
import type { importLoaderQuery } from '#web/__generated__/importLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { pageVariables, readListUrl } from '#web/pages/bo/list/listUrl.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import type { Verdict } from './importMessages.ts';

/** The list of a file's rows. Its address contains the verdict, and the key of a problem. */
export const importRowList = { pageSize: 50, filters: ['verdict', 'reason'] } as const;

const verdicts: readonly string[] = ['CREATE', 'UPDATE', 'UNCHANGED', 'DUPLICATE', 'REFUSED'] satisfies Verdict[];

/** The verdict that filters the rows; null for all rows. */
function readVerdict(text: string): Verdict | null {
  return verdicts.includes(text) ? (text as Verdict) : null;
}

/** Whether a job is running. */
export const isGoingOn = (status: string): boolean => /^(CHECKING|IMPORTING|UNDOING)$/.test(status);

export const importQuery = graphql`
  query importLoaderQuery($id: ID!, $verdict: ProviderImportVerdict, $reason: String, $first: Int!, $offset: Int!) {
    providerImport(id: $id) {
      ...ImportPage_import
    }
  }
`;

export const importLoader = adminLoader(({ params, request }) => {
  const query = new URL(request.url).searchParams;
  const { first, offset } = pageVariables(query, importRowList);
  const { filters } = readListUrl(query, [], importRowList.filters);
  const variables = {
    id: idInPath(params.importId),
    verdict: readVerdict(filters.verdict),
    reason: filters.reason || null,
    first,
    offset,
  };
  return loadRouteQuery<importLoaderQuery>(importQuery, variables, 'store-and-network');
});
