import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { QueuePlace_query$key } from '#web/__generated__/QueuePlace_query.graphql.ts';
import { useShortcuts } from '#web/pages/bo/useShortcuts.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import type { Origin } from '../useOrigin.ts';
import css from './Moderation.module.css';

interface QueuePlaceProps {
  query: QueuePlace_query$key;
  origin: Origin;
}

interface Neighbour {
  providerDatabaseId: number;
  cursor: string;
}

/** The provider's position in the queue, with links to the previous and the next one; nothing outside of the queue. */
export function QueuePlace({ query, origin }: QueuePlaceProps) {
  const intl = useIntl();
  const { queuePlace } = useFragment(
    graphql`
      fragment QueuePlace_query on Query {
        queuePlace(id: $id, orderBy: $orderBy, search: $search, view: $view, filter: $filter)
          @include(if: $isInQueue) {
          position
          totalCount
          previous {
            providerDatabaseId
            cursor
          }
          next {
            providerDatabaseId
            cursor
          }
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const go = (to: Neighbour | null | undefined) => {
    if (to) void navigate(hrefOf(to));
  };
  const hrefOf = ({ providerDatabaseId, cursor }: Neighbour) =>
    paths.boProvider(providerDatabaseId, { from: origin.list, at: cursor });
  useShortcuts({ p: () => go(queuePlace?.previous), n: () => go(queuePlace?.next) });
  if (!queuePlace) return null;
  const { position, totalCount, previous, next } = queuePlace;
  return (
    <nav className={css.place} aria-label={intl.formatMessage({ id: 'bo.queue', defaultMessage: 'Moderation queue' })}>
      <LinkButton
        variant="quiet"
        size="icon"
        href={origin.list}
        aria-label={intl.formatMessage({ id: 'bo.queue.back', defaultMessage: 'Back to the queue' })}
      >
        <Icon name="list" />
      </LinkButton>
      {previous && (
        <LinkButton
          variant="quiet"
          size="icon"
          href={hrefOf(previous)}
          aria-keyshortcuts="p"
          aria-label={intl.formatMessage({ id: 'bo.queue.previous', defaultMessage: 'Previous provider in the queue' })}
        >
          <span className={css.back}>
            <Icon name="chevron" />
          </span>
        </LinkButton>
      )}
      <span>
        <FormattedMessage
          id="bo.queue.position"
          defaultMessage="{position, number} of {count, number}"
          values={{ position, count: totalCount }}
        />
      </span>
      {next && (
        <LinkButton
          variant="quiet"
          size="icon"
          href={hrefOf(next)}
          aria-keyshortcuts="n"
          aria-label={intl.formatMessage({ id: 'bo.queue.next', defaultMessage: 'Next provider in the queue' })}
        >
          <span className={css.forth}>
            <Icon name="chevron" />
          </span>
        </LinkButton>
      )}
    </nav>
  );
}
