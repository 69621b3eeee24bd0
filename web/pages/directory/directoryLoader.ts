import { fetchQuery, type PreloadedQuery } from 'react-relay/hooks';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { graphql } from 'relay-runtime';
import { directoryPath, readDirectoryPath } from '#shared/directoryPath.ts';
import { readLanePath } from '#shared/lanePath.ts';
import type { directoryLoaderQuery } from '#web/__generated__/directoryLoaderQuery.graphql.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { pageContext } from '#web/pageContext.ts';
import { paths } from '#web/paths.ts';
import { getEnvironment } from '#web/relay/environment.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const directoryQuery = graphql`
  query directoryLoaderQuery(
    $service: String!
    $places: [String!]!
    $after: String
    $isLane: Boolean!
    $from: String!
    $to: String!
  ) {
    directoryPage(service: $service, places: $places) {
      # for the redirect, which the page does not show
      # eslint-disable-next-line relay/unused-fields
      redirectTo
      ...DirectoryPage_page @arguments(after: $after)
    }
    lanePage(from: $from, to: $to) @include(if: $isLane) {
      # eslint-disable-next-line relay/unused-fields
      redirectTo
      ...LanePage_page
    }
  }
`;

/** Redirects from an address that is not canonical, such as that of a previous name. */
export async function directoryLoader({
  request,
}: LoaderFunctionArgs): Promise<PreloadedQuery<directoryLoaderQuery> | Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const address = readDirectoryPath(pathname);
  if (!address) return redirect(paths.preRegistration());
  const language = currentLanguage();
  // Within the app, the address follows the language, not the reverse.
  if (address.language !== language) return redirect(directoryPath({ ...address, language }) + search);
  const { service, places } = address;
  const lane = readLanePath(address);
  const { from, to } = lane ?? { from: '', to: '' };
  const variables = { service, places: [...places], after: searchParams.get('after'), isLane: lane !== null, from, to };
  const found = await fetchQuery<directoryLoaderQuery>(getEnvironment(), directoryQuery, variables, {
    fetchPolicy: 'store-or-network',
  })
    .toPromise()
    // the page shows the error
    .catch(() => undefined);
  const page = found?.directoryPage ?? found?.lanePage;
  if (page?.redirectTo) return redirect(page.redirectTo, 301);
  if (found && !page) pageContext().status = 404;
  return loadRouteQuery<directoryLoaderQuery>(directoryQuery, variables);
}
