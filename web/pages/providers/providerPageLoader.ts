import type { PreloadedQuery } from 'react-relay/hooks';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { graphql } from 'relay-runtime';
import { isLanguage } from '#shared/language.ts';
import { providerIdIn } from '#shared/providerPath.ts';
import type { providerPageLoaderQuery } from '#web/__generated__/providerPageLoaderQuery.graphql.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { paths } from '#web/paths.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const providerPageQuery = graphql`
  query providerPageLoaderQuery($id: ID!) {
    provider(id: $id) {
      # One that is not published is as good as none.
      # eslint-disable-next-line relay/unused-fields
      status
      ...ProviderSheet_provider
    }
  }
`;

export function providerPageLoader({
  params: { language, name = '' },
}: LoaderFunctionArgs): PreloadedQuery<providerPageLoaderQuery> | Response {
  // Within the app, the address follows the language, not the reverse.
  if (isLanguage(language) && language !== currentLanguage()) return replace(paths.provider(name, currentLanguage()));
  // no provider has the id 0
  const id = language && !isLanguage(language) ? 0 : (providerIdIn(name) ?? 0);
  return loadRouteQuery<providerPageLoaderQuery>(providerPageQuery, { id: String(id) });
}
