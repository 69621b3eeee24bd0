import type { ReactNode } from 'react';
import { defineMessage, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { DrawingName } from '#web/ui/Drawing.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { List } from './useList.ts';

export interface EmptyMessages {
  /** Shown when the list is empty; omitted for lists that are never empty. */
  none?: MessageDescriptor;
  /** Shown when a search found nothing. */
  noMatch?: MessageDescriptor;
  /** Shown when a filter leaves nothing. */
  filtered?: MessageDescriptor;
}

const noMatchInGeneral: MessageDescriptor = defineMessage({
  id: 'bo.noMatch',
  defaultMessage: 'No matches for “{search}”. Try fewer letters or another part of the name.',
});

interface EmptyListProps {
  list: Pick<List<string, string>, 'state' | 'showAll'>;
  messages: EmptyMessages;
  drawing?: DrawingName | undefined;
  /** A link below the message. */
  children?: ReactNode;
}

/** Shown instead of a list without rows, with a next step. */
export function EmptyList({ list, messages, drawing, children }: EmptyListProps) {
  const { search, filters } = list.state;
  const { none, noMatch = noMatchInGeneral, filtered = noMatch } = messages;
  if (none && !search && !Object.values(filters).some(Boolean))
    return (
      <MessageCard {...(drawing && { drawing })}>
        <p>
          <FormattedMessage {...none} />
        </p>
        {children}
      </MessageCard>
    );
  return (
    <NothingFound onShowAll={list.showAll}>
      <FormattedMessage {...(search ? noMatch : filtered)} values={{ search }} />
    </NothingFound>
  );
}
