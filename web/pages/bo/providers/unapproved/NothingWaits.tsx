import { FormattedMessage } from 'react-intl';
import { MessageCard } from '../../../../ui/MessageCard.tsx';
import { AllProvidersLink } from '../../list/AllProvidersLink.tsx';
import { NoMatch } from '../../list/NoMatch.tsx';
import type { List } from '../../list/useList.ts';

/** In place of the moderation queue. */
export function NothingWaits<Field extends string>({ list }: { list: List<Field> }) {
  if (list.state.search) return <NoMatch search={list.state.search} onClear={() => list.searchFor('')} />;
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="bo.nothingWaits"
          defaultMessage="Nothing waits: every provider has been decided. New ones appear here when businesses pre-register."
          description="In place of the moderation queue"
        />
      </p>
      <AllProvidersLink />
    </MessageCard>
  );
}
