import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PendingClaims_query$key } from '#web/__generated__/PendingClaims_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { QueueTile } from './QueueTile.tsx';

/** The open claims of published listings; nothing while there are none. */
export function PendingClaims({ query }: { query: PendingClaims_query$key }) {
  const { providerClaims } = useFragment(
    graphql`
      fragment PendingClaims_query on Query {
        providerClaims(first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  const count = providerClaims.totalCount;
  if (count === 0) return null;
  return (
    <QueueTile
      count={
        <FormattedMessage
          id="bo.pendingClaims"
          defaultMessage="{count, plural, one {<b>#</b> claim to review} other {<b>#</b> claims to review}}"
          values={{ count, b: (chunks) => <b key="number">{chunks}</b> }}
        />
      }
      href={paths.boClaims()}
    />
  );
}
