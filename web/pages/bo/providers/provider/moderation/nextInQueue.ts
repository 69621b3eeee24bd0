import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { nextInQueueQuery } from '#web/__generated__/nextInQueueQuery.graphql.ts';
import { queueVariables } from '#web/pages/bo/providers/providerFields.ts';
import { paths } from '#web/paths.ts';
import type { Origin } from '../useOrigin.ts';

/**
 * The address of what comes after this provider in the queue it was opened from, in the same order; null when nothing
 * does. Throws `ApiError`.
 */
export async function nextInQueue(
  environment: Environment,
  databaseId: number,
  { list, at }: Origin,
): Promise<string | null> {
  const data = await fetchQuery<nextInQueueQuery>(
    environment,
    graphql`
      query nextInQueueQuery($after: String, $orderBy: ProviderOrder, $search: String) {
        unapprovedProviders(first: 2, after: $after, orderBy: $orderBy, search: $search) {
          edges {
            cursor
            node {
              databaseId
            }
          }
        }
      }
    `,
    { ...queueVariables(list), after: at ?? null },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  // Without a cursor the queue begins at its top, where this one may still be.
  const next = data?.unapprovedProviders.edges.find(({ node }) => node.databaseId !== databaseId);
  return next ? paths.boProvider(next.node.databaseId, { from: list, at: next.cursor }) : null;
}
