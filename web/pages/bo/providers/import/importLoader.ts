import { graphql } from 'relay-runtime';
import { readDatabaseId } from '#shared/databaseId.ts';
import type { importLoaderQuery } from '#web/__generated__/importLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { readListUrl } from '#web/pages/bo/list/listUrl.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { importFilters, pageSize, readVerdict } from './importFields.ts';

export const importQuery = graphql`
  query importLoaderQuery($databaseId: Int!, $verdict: ProviderImportVerdict, $reason: String, $offset: Int!) {
    providerImport(databaseId: $databaseId) {
      ...ImportReport_import @arguments(verdict: $verdict, reason: $reason, offset: $offset)
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
