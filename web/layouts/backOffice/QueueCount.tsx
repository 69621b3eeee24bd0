import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useFragment, useSubscription } from 'react-relay/hooks';
import { type GraphQLSubscriptionConfig, graphql } from 'relay-runtime';
import type { QueueCount_query$key } from '#web/__generated__/QueueCount_query.graphql.ts';
import type { QueueCountSubscription } from '#web/__generated__/QueueCountSubscription.graphql.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './QueueCount.module.css';

const subscription = graphql`
  subscription QueueCountSubscription {
    moderationQueue {
      count
    }
  }
`;

const live = {
  subscription,
  variables: {},
  updater: (store, data) => {
    const waiting = store.getRoot().getLinkedRecord('unapprovedProviders', { first: 1 });
    if (data) waiting?.setValue(data.moderationQueue.count, 'totalCount');
  },
} satisfies GraphQLSubscriptionConfig<QueueCountSubscription>;

/** How many providers wait for moderation, beside the link to them, also when others change it. */
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
  useSubscription<QueueCountSubscription>(live);
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
