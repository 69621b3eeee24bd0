import type { PreloadedQuery } from 'react-relay/hooks';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { graphql } from 'relay-runtime';
import { providerIdIn } from '#shared/providerPath.ts';
import type { providerPageLoaderQuery } from '#web/__generated__/providerPageLoaderQuery.graphql.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { paths } from '#web/paths.ts';
import { isPrerendered } from '#web/prerendered.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const providerPageQuery = graphql`
  query providerPageLoaderQuery($databaseId: Int!) {
    publicProvider(databaseId: $databaseId) {
      ...ProviderSheet_provider
    }
  }
`;

export async function providerPageLoader({
  params: { language, name = '' },
}: LoaderFunctionArgs): Promise<PreloadedQuery<providerPageLoaderQuery> | Response> {
  // Within the app the address follows the language, not the other way round.
  if (language && language !== currentLanguage()) return replace(paths.provider(name, currentLanguage()));
  // What is no id is none of a provider.
  const databaseId = providerIdIn(name) ?? 0;
  const reference = loadRouteQuery<providerPageLoaderQuery>(providerPageQuery, { databaseId });
  // What can be read already is not taken away for a skeleton.
  if (isPrerendered()) await answered(reference);
  return reference;
}

/** Waits for the answer. Without one it waits for good: what the server wrote is better than an error. */
function answered({ source }: PreloadedQuery<providerPageLoaderQuery>): Promise<void> {
  return new Promise((resolve) => {
    if (source) source.subscribe({ complete: resolve, error: () => {} });
    else resolve();
  });
}
