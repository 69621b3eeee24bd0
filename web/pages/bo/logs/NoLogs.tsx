import { FormattedMessage } from 'react-intl';
import { NothingFound } from '#web/pages/bo/list/NothingFound.tsx';
import type { List } from '../list/useList.ts';
import type { LogFilter, LogSort } from './logFields.ts';

/** In place of the logs: there is always one, of whoever signed in to see them. */
export function NoLogs({ list }: { list: List<LogSort, LogFilter> }) {
  return (
    <NothingFound onShowAll={list.showAll}>
      <FormattedMessage
        id="bo.noLogs"
        defaultMessage="Nothing like that is in the log. Try other words or more days."
        description="In place of the logs, when nothing matches what they are filtered by"
      />
    </NothingFound>
  );
}
