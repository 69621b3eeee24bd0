import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PendingEdits_query$key } from '#web/__generated__/PendingEdits_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { QueueTile } from './QueueTile.tsx';

/** The edits of owners that wait for review; nothing while none does. */
export function PendingEdits({ query }: { query: PendingEdits_query$key }) {
  const { providerEdits } = useFragment(
    graphql`
      fragment PendingEdits_query on Query {
        providerEdits(first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  const count = providerEdits.totalCount;
  if (count === 0) return null;
  return (
    <QueueTile
      count={
        <FormattedMessage
          id="bo.pendingEdits"
          defaultMessage="{count, plural, one {<b>#</b> owner’s edit to review} other {<b>#</b> owners’ edits to review}}"
          values={{ count, b: (chunks) => <b key="number">{chunks}</b> }}
        />
      }
      href={paths.boEdits()}
    />
  );
}
