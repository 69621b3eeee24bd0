import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { loadStoredQuery } from '#web/__generated__/loadStoredQuery.graphql.ts';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';
import { type ProviderValues, readStored } from './providerValues.ts';

/** A provider as the server has it now; null when it is gone. Throws `ApiError`. */
export async function loadStored(environment: Environment, databaseId: number): Promise<Stored<ProviderValues> | null> {
  const data = await fetchQuery<loadStoredQuery>(
    environment,
    graphql`
      query loadStoredQuery($databaseId: Int!) {
        provider(databaseId: $databaseId) {
          ...providerValues_provider
        }
      }
    `,
    { databaseId },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  return data?.provider ? readStored(data.provider) : null;
}
