import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import { idInPath } from '#shared/databaseId.ts';
import type { businessLoaderQuery } from '#web/__generated__/businessLoaderQuery.graphql.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { loadMessages, type Messages } from '#web/i18n/loadMessages.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const businessQuery = graphql`
  query businessLoaderQuery($id: ID!) {
    provider(id: $id) {
      # A business of others is as good as none.
      # eslint-disable-next-line relay/unused-fields
      ownership {
        __typename
      }
      ...BusinessPage_provider
    }
    ...useTaxTypes_query
  }
`;

export interface BusinessData {
  /** The messages of the form, which it shares with the back office. */
  messages: Messages;
  reference: PreloadedQuery<businessLoaderQuery>;
}

export async function businessLoader({ params }: LoaderFunctionArgs): Promise<BusinessData> {
  const reference = loadRouteQuery<businessLoaderQuery>(
    businessQuery,
    { id: idInPath(params.businessId) },
    'store-and-network',
  );
  return { reference, messages: await loadMessages(currentLanguage(), 'backOffice') };
}
