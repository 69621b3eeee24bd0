/* eslint-disable relay/unused-fields -- Explore reads the fields without Relay, whose 52 KB the first view does not
   need. */
import type { loadWelcomeQuery } from '#web/__generated__/loadWelcomeQuery.graphql.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';

const query = graphql`
  query loadWelcomeQuery @preloadable {
    newestProviders(inReadersCountry: true) {
      path
      businessName
      summary
      image {
        url: path
        srcSet
      }
      place {
        displayName
      }
      providerServices {
        directoryPath
        categoryId: categoryDatabaseId
        subcategoryId: subcategoryDatabaseId
        service {
          name
        }
      }
    }
    categories: popularDirectoryPages(categories: true) {
      category {
        databaseId
      }
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

type Response = loadWelcomeQuery['response'];

export type WelcomeData = Pick<Response, 'newestProviders' | 'categories' | 'services'> & {
  directoryAtAGlance: Response['directoryAtAGlance'] | null;
};

/** Loads the content below the search; empty after a failure, as the search works without it. */
export async function loadWelcome(): Promise<WelcomeData> {
  try {
    return await ask<loadWelcomeQuery>(query, {});
  } catch {
    return { newestProviders: [], categories: [], services: [], directoryAtAGlance: null };
  }
}
