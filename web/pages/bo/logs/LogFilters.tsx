import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { LogFiltersQuery } from '#web/__generated__/LogFiltersQuery.graphql.ts';
import { type Choice, noChoice, Selector, type SelectorProps } from '#web/forms/Selector.tsx';
import { graphql } from '#web/relay/graphql.ts';
import { suggest } from '#web/relay/suggest.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useMediaQuery } from '#web/useMediaQuery.ts';
import { columnMessages } from '../columnMessages.ts';
import { DateField } from '../DateField.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import type { ListOf } from '../list/useList.ts';
import { useTyped } from '../list/useTyped.ts';
import css from './LogsPage.module.css';
import { type logList, readSeverity, severities } from './logFields.ts';
import { severityMessages } from './SeverityChip.tsx';

interface DayFilterProps {
  label: string;
  /** A date such as `2026-11-21`; empty for any. */
  value: string;
  onChoose: (day: string) => void;
}

/** Whether a typed date is complete: during typing, the browser reports the years 2, 20 and 202. */
const isWhole = (day: string) => day === '' || day >= '1900';

const messages = defineMessages({
  all: { id: 'bo.filter.all', defaultMessage: 'All', description: 'In a list that filters: nothing is left out' },
  from: { id: 'bo.filter.from', defaultMessage: 'From', description: 'Label of a field: the first day that is shown' },
  until: { id: 'bo.filter.until', defaultMessage: 'Until', description: 'End date' },
});

interface LogFiltersProps {
  list: ListOf<typeof logList>;
  person: Choice | null;
}

/** The filters of the logs, next to the search. Initially closed, to leave room for the rows. */
export function LogFilters({ list, person }: LogFiltersProps) {
  const intl = useIntl();
  const { search, filters } = list.state;
  const isFiltered = Object.values(filters).some(Boolean);
  const [isOpen, setOpen] = useState(isFiltered);
  const isNarrow = useMediaQuery('(width < 60rem)', false);
  const fields = (
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
            <FormattedMessage id="app.clearFilters" />
          </Button>
        </div>
      )}
    </div>
  );
  if (isNarrow)
    return (
      <ListFilters list={list} isNarrow>
        {fields}
      </ListFilters>
    );
  return (
    <details className={css.filters} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <FormattedMessage id="bo.filters" />
        <Icon name="chevron" size={16} />
      </summary>
      {fields}
    </details>
  );
}

function DayFilter({ label, value, onChoose }: DayFilterProps) {
  const [typed, setTyped, apply] = useTyped(value, { idOf: (day) => day, onApply: onChoose });
  return (
    <DateField
      label={label}
      value={typed}
      onChange={(day) => {
        setTyped(day);
        if (isWhole(day)) apply(day);
      }}
    />
  );
}

interface PersonFilterProps {
  /** The user whose entries are shown; null for all. */
  person: Choice | null;
  /** Called with the user's database id; empty for all users. */
  onChoose: (id: string) => void;
}

function PersonFilter({ person, onChoose }: PersonFilterProps) {
  const intl = useIntl();
  const [typed, setTyped, apply] = useTyped(person ?? noChoice, {
    idOf: ({ id }) => id ?? '',
    onApply: ({ id }) => onChoose(id ?? ''),
  });
  const choose = (choice: Choice) => {
    setTyped(choice);
    // Typed text that was not applied changes no filter.
    if (choice.id !== null || choice.text === '') apply(choice);
  };
  return (
    <UserSelector
      label={intl.formatMessage({ id: 'bo.person' })}
      placeholder={intl.formatMessage({ id: 'bo.personHint' })}
      value={typed}
      onChange={choose}
      onLeave={(choice) => choose(choice.id === null ? (person ?? noChoice) : choice)}
    />
  );
}

/** Selects a user with an account, by the database id; for super admins. */
function UserSelector(props: SelectorProps) {
  return <Selector {...props} icon="user" load={loadUsers} />;
}

async function loadUsers(search: string, signal: AbortSignal) {
  const { users } = await suggest<LogFiltersQuery>(
    graphql`
      query LogFiltersQuery($search: String!) {
        users(search: $search, first: 20, orderBy: { field: DISPLAY_NAME, direction: ASC }) {
          edges {
            node {
              databaseId
              displayName
              email
            }
          }
        }
      }
    `,
    { search },
    signal,
  );
  return users.edges.map(({ node: { databaseId, displayName, email } }) => ({
    id: String(databaseId),
    label: displayName,
    detail: email,
  }));
}
