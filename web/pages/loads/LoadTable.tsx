import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Load } from '#web/loads/loads.ts';
import { loadsMessage } from '#web/loads/loadsMessage.ts';
import { loadDetails, loadTitle } from '#web/loads/loadText.ts';
import { paths } from '#web/paths.ts';
import { Text } from '#web/ui/layout.tsx';
import { Table } from '#web/ui/Table.tsx';
import { type Column, RowLink } from '#web/ui/TableRow.tsx';
import { bestPrice } from './answerOrder.ts';
import { LoadState } from './LoadState.tsx';
import css from './LoadsPage.module.css';

const columns = defineMessages({
  load: { id: 'load.column.load', defaultMessage: 'Load' },
  asked: { id: 'load.column.asked', defaultMessage: 'Asked' },
  answered: { id: 'load.column.answered', defaultMessage: 'Answered' },
  price: { id: 'load.column.price', defaultMessage: 'Best price' },
  state: { id: 'load.column.state', defaultMessage: 'Progress' },
});

/** The maximum number of names in a cell; the others are counted. */
const MOST_NAMES = 3;

/** A table of all loads: the contacted businesses, their answers, and the best price of each load. */
export function LoadTable({ loads }: { loads: readonly Load[] }) {
  const intl = useIntl();
  const shown: Record<keyof typeof columns, Omit<Column<Load>, 'id' | 'label'>> = {
    load: {
      isName: true,
      cell: (load) => (
        <div>
          <RowLink href={paths.loads({ load: load.key })}>{loadTitle(load, intl)}</RowLink>
          <Text note breaks>
            {[intl.formatDate(load.createdAt, { dateStyle: 'medium' }), ...loadDetails(load)].join(' · ')}
          </Text>
        </div>
      ),
    },
    asked: { card: 'plain', cell: ({ asked }) => namesOf(asked) },
    answered: {
      width: 'text',
      cell: ({ asked }) => (
        <FormattedMessage
          id="load.answeredOf"
          defaultMessage="{answered, number} of {asked, number}"
          values={{ asked: asked.length, answered: asked.filter(({ answer }) => answer).length }}
        />
      ),
    },
    price: { width: 'text', cell: ({ asked }) => bestPrice(asked) },
    state: { width: 'names', card: 'plain', cell: ({ asked }) => <LoadState asked={asked} /> },
  };
  return (
    <div className={css.table}>
      <Table
        aria-label={intl.formatMessage(loadsMessage)}
        columns={Object.entries(columns).map(([id, label]) => ({
          ...shown[id as keyof typeof columns],
          id,
          label: intl.formatMessage(label),
        }))}
        rows={loads}
        keyOf={({ key }) => key}
      />
    </div>
  );
}

function namesOf(asked: Load['asked']): string {
  const names = asked.slice(0, MOST_NAMES).map(({ name }) => name);
  return names.join(', ') + (asked.length > MOST_NAMES ? ` +${asked.length - MOST_NAMES}` : '');
}
