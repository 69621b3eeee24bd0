import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { ListCount } from '../list/ListCount.tsx';
import { PartsPage } from './PartsPage.tsx';

interface ReviewPage {
  totalCount: number;
  /** A `FormPart` each, oldest first. */
  items: readonly ReactNode[];
  /** The address of the next page; null on the last one. */
  next: string | null;
}

interface ReviewScreenProps<Query extends OperationType> {
  messages: Record<'failed' | 'count' | 'none', MessageDescriptor>;
  /** Reads the page of items, once it is here. */
  useItems: (reference: PreloadedQuery<Query>) => ReviewPage;
}

/** A queue of items to review, each with all of its content. */
export function ReviewScreen<Query extends OperationType>({ messages, useItems }: ReviewScreenProps<Query>) {
  const reference = useLoaderData<PreloadedQuery<Query>>();
  return (
    <PartsPage reference={reference} failed={useIntl().formatMessage(messages.failed)}>
      <Items messages={messages} useItems={useItems} reference={reference} />
    </PartsPage>
  );
}

interface ItemsProps<Query extends OperationType> extends ReviewScreenProps<Query> {
  reference: PreloadedQuery<Query>;
}

function Items<Query extends OperationType>({ messages, useItems, reference }: ItemsProps<Query>) {
  const { totalCount, items, next } = useItems(reference);
  if (items.length === 0)
    return (
      <MessageCard drawing="done">
        <p>
          <FormattedMessage {...messages.none} />
        </p>
      </MessageCard>
    );
  return (
    <>
      <ListCount count={totalCount} counted={messages.count} />
      {items}
      {next && (
        <LinkButton variant="outline" href={next}>
          <FormattedMessage id="bo.items.next" />
        </LinkButton>
      )}
    </>
  );
}
