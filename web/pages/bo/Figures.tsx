import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Figures_query$key } from '#web/__generated__/Figures_query.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import css from './HomePage.module.css';

const messages = defineMessages({
  pending: { id: 'bo.figure.pending', defaultMessage: 'Pending providers' },
  searches: { id: 'bo.figure.searches', defaultMessage: 'Searches in 30 days' },
  withoutResults: { id: 'bo.figure.withoutResults', defaultMessage: 'Searches without results in 30 days' },
  presses: { id: 'bo.figure.presses', defaultMessage: 'Contact clicks in 30 days' },
  approved: { id: 'bo.figure.approved', defaultMessage: 'Approved in 7 days' },
  oldest: { id: 'bo.figure.oldest', defaultMessage: 'Oldest pending provider' },
});

/** The directory in numbers, each with its line over the last 30 days. */
export function Figures({ query }: { query: Figures_query$key }) {
  const intl = useIntl();
  const { directoryFigures } = useFragment(
    graphql`
      fragment Figures_query on Query {
        directoryFigures {
          approvedThisWeek
          days {
            searches
            withoutResults
            presses
            approved
            pending
            oldestPendingDays
          }
        }
      }
    `,
    query,
  );
  const { approvedThisWeek, days } = directoryFigures;
  const sum = (name: 'searches' | 'withoutResults' | 'presses') => {
    const values = days.map((one) => one[name]);
    return { values, value: intl.formatNumber(values.reduce((total, value) => total + value, 0)) };
  };
  const pendingDays = days.at(-1)?.oldestPendingDays ?? null;
  return (
    <div className={css.figures}>
      <Figure
        name={messages.pending}
        value={intl.formatNumber(days.at(-1)?.pending ?? 0)}
        values={days.map(({ pending }) => pending)}
      />
      <Figure
        name={messages.oldest}
        values={days.map(({ oldestPendingDays }) => oldestPendingDays ?? 0)}
        value={
          pendingDays === null ? (
            '–'
          ) : (
            <FormattedMessage
              id="bo.figure.days"
              defaultMessage="{count, plural, one {# day} other {# days}}"
              values={{ count: pendingDays }}
            />
          )
        }
      />
      <Figure
        name={messages.approved}
        value={intl.formatNumber(approvedThisWeek)}
        values={days.map(({ approved }) => approved)}
      />
      <Figure name={messages.searches} {...sum('searches')} />
      <Figure name={messages.withoutResults} {...sum('withoutResults')} />
      <Figure name={messages.presses} {...sum('presses')} />
    </div>
  );
}

interface FigureProps {
  name: MessageDescriptor;
  value: ReactNode;
  /** One a day. */
  values?: readonly number[];
}

function Figure({ name, value, values }: FigureProps) {
  return (
    <Card>
      <div className={css.figure}>
        <span className={css.note}>
          <FormattedMessage {...name} />
        </span>
        <span className={css.value}>{value}</span>
        {values && <Line values={values} />}
      </div>
    </Card>
  );
}

/** The trend, without numbers: hidden from screen readers, who read the total above it. */
function Line({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, at) => `${(at / (values.length - 1)) * 100},${30 - (value / most) * 28}`);
  return (
    <svg className={css.line} viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentcolor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
