import { graphql } from 'relay-runtime';
import type { faqLoaderQuery } from '#web/__generated__/faqLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const faqQuery = graphql`
  query faqLoaderQuery {
    ...FaqPage_query
  }
`;

export const faqLoader = adminLoader(() => loadRouteQuery<faqLoaderQuery>(faqQuery, {}, 'store-and-network'));
