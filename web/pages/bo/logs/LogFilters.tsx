import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Choice } from '#web/forms/Selector.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { List } from '../list/useList.ts';
import { DayFilter } from './DayFilter.tsx';
import css from './LogFilters.module.css';
import { type LogFilter, type LogSort, readSeverity, severities } from './logFields.ts';
import { PersonFilter } from './PersonFilter.tsx';
import { severityMessages } from './SeverityChip.tsx';

const messages = defineMessages({
  all: { id: 'bo.filter.all', defaultMessage: 'All', description: 'In a list that filters: nothing is left out' },
  from: { id: 'bo.filter.from', defaultMessage: 'From', description: 'Label of a field: the first day that is shown' },
  until: {
    id: 'bo.filter.until',
    defaultMessage: 'Until',
    description: 'Label of a field: the last day that is shown',
  },
});

interface LogFiltersProps {
  list: List<LogSort, LogFilter>;
  person: Choice | null;
}

/** What narrows the logs beside their words. Closed at first where there is little room. */
export function LogFilters({ list, person }: LogFiltersProps) {
  const intl = useIntl();
  const { search, filters } = list.state;
  const isFiltered = Object.values(filters).some(Boolean);
  const [isOpen, setOpen] = useState(() => isFiltered || window.matchMedia('(width >= 48rem)').matches);
  return (
    <details className={css.filters} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <FormattedMessage
          id="bo.filters"
          defaultMessage="Filters"
          description="Heading of fields that narrow a list; it shows or hides them"
        />
      </summary>
      <div className={css.fields}>
        <Select
          label={intl.formatMessage(columnMessages.severity)}
          value={readSeverity(filters.severity) ?? ''}
          onChange={(severity) => list.filterBy({ severity })}
          none={intl.formatMessage(messages.all)}
          groups={[{ options: severities.map((id) => ({ id, label: intl.formatMessage(severityMessages[id]) })) }]}
        />
        <PersonFilter person={person} onChoose={(user) => list.filterBy({ user })} />
        <DayFilter
          label={intl.formatMessage(messages.from)}
          value={filters.from}
          onChoose={(from) => list.filterBy({ from })}
        />
        <DayFilter
          label={intl.formatMessage(messages.until)}
          value={filters.until}
          onChoose={(until) => list.filterBy({ until })}
        />
        {(isFiltered || search) && (
          <div>
            <Button variant="outline" onPress={list.showAll}>
              <FormattedMessage
                id="bo.filters.clear"
                defaultMessage="Clear filters"
                description="Button: the list is shown whole again"
              />
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
