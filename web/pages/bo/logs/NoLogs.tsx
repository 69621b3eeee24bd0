import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import type { List } from '../list/useList.ts';
import type { LogFilter, LogSort } from './logFields.ts';

/** In place of the logs: there is always one, of whoever signed in to see them. */
export function NoLogs({ list }: { list: List<LogSort, LogFilter> }) {
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="bo.noLogs"
          defaultMessage="Nothing like that is in the log. Try other words or more days."
          description="In place of the logs, when nothing matches what they are filtered by"
        />
      </p>
      <Button variant="outline" onPress={list.showAll}>
        <FormattedMessage
          id="bo.clearSearch"
          defaultMessage="Show all"
          description="Button that takes back what was searched for in a list"
        />
      </Button>
    </MessageCard>
  );
}
