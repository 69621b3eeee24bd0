import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { QueueCount_query$key } from '../../__generated__/QueueCount_query.graphql.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './QueueCount.module.css';

/** How many providers wait for moderation, beside the link to them. */
export function QueueCount({ query }: { query: QueueCount_query$key }) {
  const { unapprovedProviders } = useFragment(
    graphql`
      fragment QueueCount_query on Query {
        unapprovedProviders(first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  const count = unapprovedProviders.totalCount;
  if (count === 0) return null;
  return (
    <span className={css.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : <FormattedNumber value={count} />}</span>
      <VisuallyHidden>
        <FormattedMessage
          id="bo.waiting"
          defaultMessage="{count, plural, one {(# waits)} other {(# wait)}}"
          description="For screen readers, after the link to the moderation queue: how many providers are in it"
          values={{ count }}
        />
      </VisuallyHidden>
    </span>
  );
}
