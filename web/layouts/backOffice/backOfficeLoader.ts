import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from 'relay-runtime';
import type { backOfficeLoaderQuery } from '#web/__generated__/backOfficeLoaderQuery.graphql.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { loadMessages, type Messages } from '#web/i18n/loadMessages.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { staffLoader } from './adminLoader.ts';

export const backOfficeQuery = graphql`
  query backOfficeLoaderQuery {
    ...BackOfficeLayout_query
  }
`;

export interface BackOfficeData {
  messages: Messages;
  /** Null for users who are not staff. */
  reference: PreloadedQuery<backOfficeLoaderQuery> | null;
}

const loadReference = staffLoader(() =>
  loadRouteQuery<backOfficeLoaderQuery>(backOfficeQuery, {}, 'store-and-network'),
);

/** Loads the messages for every visitor, since "no access" is one of them, and the data for staff. */
export async function backOfficeLoader(args: LoaderFunctionArgs): Promise<BackOfficeData> {
  const [messages, reference] = await Promise.all([
    loadMessages(currentLanguage(), 'pages', 'backOffice'),
    loadReference(args),
  ]);
  return { messages, reference: reference as BackOfficeData['reference'] };
}
