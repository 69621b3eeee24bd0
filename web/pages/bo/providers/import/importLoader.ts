import { graphql } from 'relay-runtime';
import type { importLoaderQuery } from '../../../../__generated__/importLoaderQuery.graphql.ts';
import { adminLoader } from '../../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../../relay/loadRouteQuery.ts';
import { readId } from '../../editor/readId.ts';
import { readListUrl } from '../../list/listUrl.ts';
import { importFilters, pageSize, readVerdict } from './importFields.ts';

export const importQuery = graphql`
  query importLoaderQuery($databaseId: Int!, $verdict: ProviderImportVerdict, $offset: Int!) {
    providerImport(databaseId: $databaseId) {
      ...ImportReport_import @arguments(verdict: $verdict, offset: $offset)
    }
  }
`;

export const importLoader = adminLoader(({ params, request }) => {
  const { page, filters } = readListUrl(new URL(request.url).searchParams, [], importFilters);
  const variables = {
    databaseId: readId(params.importId),
    verdict: readVerdict(filters.verdict),
    offset: (page - 1) * pageSize,
  };
  return loadRouteQuery<importLoaderQuery>(importQuery, variables, 'store-and-network');
});
