/* eslint-disable relay/unused-fields -- Welcome shows them, without Relay: 52 KB that the first view does without. */
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { landingLoaderQuery } from '#web/__generated__/landingLoaderQuery.graphql.ts';
import { loadChunk } from '#web/loadChunk.ts';
import { hasMap, isSearch, paths, readSearch, type Search } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import type { StartedSearch } from './ResultsSection.tsx';

const query = graphql`
  query landingLoaderQuery {
    newestProviders(inReadersCountry: true) {
      path
      businessName
      summary
      image {
        url
        srcSet
      }
      place {
        displayName
      }
      providerServices {
        directoryPath
        categoryId
        subcategoryId
        service {
          name
        }
      }
    }
    categories: popularDirectoryPages(categories: true) {
      categoryId
      serviceName
      placeName
      path
      count
    }
    services: popularDirectoryPages {
      serviceName
      path
      count
    }
    directoryAtAGlance {
      providerCount
      byCountry {
        countryCode
        name
        place {
          id
        }
        count
      }
      byCity {
        place {
          latitude
          longitude
        }
        count
      }
    }
  }
`;

type Results = typeof import('./ResultsSection.tsx');
type Response = landingLoaderQuery['response'];

export type WelcomeData = Pick<Response, 'newestProviders' | 'categories' | 'services'> & {
  directoryAtAGlance: Response['directoryAtAGlance'] | null;
};

export type LandingData =
  /** With its component: `lazy` would show nothing for some frames, although the code is here. */
  | { search: Search; results: StartedSearch & Pick<Results, 'ResultsSection'>; welcome?: undefined }
  | { search: Search; results: null; welcome: WelcomeData };

/** The results, and Relay with them. */
export const loadResults = () => loadChunk(() => import('./ResultsSection.tsx'));

export async function landingLoader({ request }: LoaderFunctionArgs): Promise<LandingData> {
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams);
  if (!isSearch(search)) return { search, results: null, welcome: await loadWelcome() };
  const { ResultsSection, startSearch } = await loadResults();
  return { search, results: { ResultsSection, ...startSearch(search, searchParams.get('after')) } };
}

/** Nothing when it cannot be loaded: the page is for searching. */
async function loadWelcome(): Promise<WelcomeData> {
  try {
    return await ask<landingLoaderQuery>(query, {});
  } catch {
    return { newestProviders: [], categories: [], services: [], directoryAtAGlance: null };
  }
}

/** Opening or closing the map is not a new search: the results stay, including further pages. */
export function shouldSearchAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const searched = ({ searchParams }: URL) => paths.search(readSearch(searchParams));
  const isOnlyView =
    hasMap(currentUrl.searchParams) !== hasMap(nextUrl.searchParams) && searched(currentUrl) === searched(nextUrl);
  return !isOnlyView && defaultShouldRevalidate;
}
