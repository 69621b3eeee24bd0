/* eslint-disable relay/unused-fields -- GlancePage reads the routes from the response. */
import { graphql } from 'relay-runtime';
import type { glanceLoaderQuery } from '#web/__generated__/glanceLoaderQuery.graphql.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const glanceQuery = graphql`
  query glanceLoaderQuery {
    directoryAtAGlance {
      ...GlancePage_glance
    }
    unmetLanes {
      from {
        displayName
      }
      to {
        displayName
      }
      count
    }
  }
`;

export function glanceLoader() {
  return loadRouteQuery<glanceLoaderQuery>(glanceQuery, {}, 'store-and-network');
}
