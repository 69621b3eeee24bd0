import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql, type OperationType } from 'relay-runtime';
import type { ReviewScreen_pageInfo$key } from '#web/__generated__/ReviewScreen_pageInfo.graphql.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { ListCount } from '../list/ListCount.tsx';
import { PartsPage } from './PartsPage.tsx';

interface ReviewPage {
  totalCount: number;
  pageInfo: ReviewScreen_pageInfo$key;
  /** The items, oldest first, each as a `FormPart`. */
  items: readonly ReactNode[];
}

interface ReviewScreenProps<Query extends OperationType> {
  messages: Record<'failed' | 'count' | 'none', MessageDescriptor>;
  /** Reads the loaded page of items. */
  useItems: (reference: PreloadedQuery<Query>) => ReviewPage;
  /** The address of the page that begins after a cursor. */
  path: (after: string | null | undefined) => string;
}

/** A queue of items for review, each with its complete content. */
export function ReviewScreen<Query extends OperationType>(props: ReviewScreenProps<Query>) {
  const reference = useLoaderData<PreloadedQuery<Query>>();
  return (
    <PartsPage reference={reference} failed={useIntl().formatMessage(props.messages.failed)}>
      <Items {...props} reference={reference} />
    </PartsPage>
  );
}

interface ItemsProps<Query extends OperationType> extends ReviewScreenProps<Query> {
  reference: PreloadedQuery<Query>;
}

function Items<Query extends OperationType>({ messages, useItems, path, reference }: ItemsProps<Query>) {
  const { totalCount, pageInfo, items } = useItems(reference);
  const { hasNextPage, endCursor } = useFragment(
    graphql`
      fragment ReviewScreen_pageInfo on PageInfo {
        hasNextPage
        endCursor
      }
    `,
    pageInfo,
  );
  if (items.length === 0)
    return (
      <MessageCard drawing="done">
        <p>
          <FormattedMessage {...messages.none} />
        </p>
        <LinkButton variant="outline" href={paths.backOffice()}>
          <FormattedMessage id="bo.waits" />
        </LinkButton>
      </MessageCard>
    );
  return (
    <>
      <ListCount count={totalCount} counted={messages.count} />
      {items}
      {hasNextPage && (
        <LinkButton variant="outline" href={path(endCursor)}>
          <FormattedMessage id="bo.items.next" />
        </LinkButton>
      )}
    </>
  );
}
