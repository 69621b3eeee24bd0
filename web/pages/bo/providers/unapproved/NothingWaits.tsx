import { FormattedMessage } from 'react-intl';
import { AllProvidersLink } from '#web/pages/bo/list/AllProvidersLink.tsx';
import { NoMatch } from '#web/pages/bo/list/NoMatch.tsx';
import type { List } from '#web/pages/bo/list/useList.ts';
import { MessageCard } from '#web/ui/MessageCard.tsx';

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
