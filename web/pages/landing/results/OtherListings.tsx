import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import { graphql } from 'relay-runtime';
import type { OtherListings_edges$key } from '#web/__generated__/OtherListings_edges.graphql.ts';
import { Link } from '#web/ui/Link.tsx';
import css from './ResultList.module.css';

/** Below a result: the listings of the same name that offer the same service elsewhere. */
export function OtherListings({ edges: key }: { edges: OtherListings_edges$key }) {
  const edges = useFragment(
    graphql`
      fragment OtherListings_edges on SearchProvidersConnectionEdge @relay(plural: true) {
        matchedService {
          address {
            name
          }
        }
        node {
          databaseId
          path
        }
      }
    `,
    key,
  );
  const { pathname, search } = useLocation();
  if (edges.length === 0) return null;
  return (
    <p className={css.others}>
      <FormattedMessage
        id="results.sameName"
        defaultMessage="Listings of the same name in:"
        description="Below a result, before links to others of the same name and service; each link is the name of a place"
      />{' '}
      {edges.map(({ matchedService, node }, nth) => (
        <span key={node.databaseId}>
          {nth > 0 && ', '}
          <Link href={node.path} routerOptions={{ state: { results: pathname + search } }}>
            {matchedService?.address.name ?? node.databaseId}
          </Link>
        </span>
      ))}
    </p>
  );
}
