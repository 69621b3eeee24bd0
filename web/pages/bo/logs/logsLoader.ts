import type { PreloadedQuery } from 'react-relay/hooks';
import { fetchQuery, graphql } from 'relay-runtime';
import type { logsLoaderPersonQuery } from '#web/__generated__/logsLoaderPersonQuery.graphql.ts';
import type { logsLoaderQuery } from '#web/__generated__/logsLoaderQuery.graphql.ts';
import type { Choice } from '#web/forms/Selector.tsx';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { getEnvironment } from '#web/relay/environment.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { listVariables } from './logFields.ts';

export const logsQuery = graphql`
  query logsLoaderQuery(
    $search: String
    $severity: LogSeverity
    $userId: ID
    $from: DateTime
    $until: DateTime
    $orderBy: LogOrder
    $first: Int!
    $offset: Int!
  ) {
    ...LogsPage_query
  }
`;

export interface LogsData {
  reference: PreloadedQuery<logsLoaderQuery>;
  /** The user whose entries are shown; null for all. */
  person: Choice | null;
}

export const logsLoader = adminLoader(async ({ request }): Promise<LogsData> => {
  const variables = listVariables(new URL(request.url).searchParams);
  const reference = loadRouteQuery<logsLoaderQuery>(logsQuery, variables, 'store-and-network');
  return { reference, person: variables.userId ? await loadPerson(variables.userId) : null };
});

/** The user by their name, or by the id if the name is unknown. */
async function loadPerson(id: string): Promise<Choice> {
  const query = graphql`
    query logsLoaderPersonQuery($id: ID!) {
      user(id: $id) {
        displayName
      }
    }
  `;
  const asked = fetchQuery<logsLoaderPersonQuery>(getEnvironment(), query, { id }, { fetchPolicy: 'store-or-network' });
  const data = await asked.toPromise().catch(() => null);
  return { id, text: data?.user?.displayName ?? `#${id}` };
}
