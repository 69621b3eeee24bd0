import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ResultsHeading_connection$key } from '../../../__generated__/ResultsHeading_connection.graphql.ts';
import type { Search } from '../../../paths.ts';
import { type Arrival, useArrival } from '../useArrival.ts';
import { PlaceReading } from './PlaceReading.tsx';
import css from './ResultsHeading.module.css';

interface ResultsHeadingProps extends Arrival {
  connection: ResultsHeading_connection$key;
  search: Search;
  onAsk: () => void;
}

export function ResultsHeading({ connection, search, onAsk, ...arrival }: ResultsHeadingProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ResultsHeading_connection on SearchProvidersConnection {
        totalCount
        countIsExact
        matchesAllWords
        place {
          kind
          displayName
        }
        ...PlaceReading_connection
      }
    `,
    connection,
  );
  const { totalCount, countIsExact, matchesAllWords, place } = data;
  const text = intl.formatMessage(
    {
      id: 'results.count',
      defaultMessage:
        '{exact, select, true {{count, plural, one {# provider} other {# providers}}} other {about {count, plural, one {# provider} other {# providers}}}}{where, select, near { near {place}} within { · {place}} other {}}',
      description:
        'Heading of the results: how many were found, and near which city or region or within which country. The count is estimated when exact is not true.',
    },
    {
      exact: String(countIsExact),
      count: totalCount,
      where: place ? (place.kind === 'COUNTRY' ? 'within' : 'near') : 'anywhere',
      place: place?.displayName,
    },
  );
  return (
    <div className={css.header}>
      <h2 ref={useArrival(text, arrival)} className={css.heading} tabIndex={-1}>
        {text}
      </h2>
      <PlaceReading connection={data} search={search} onAsk={onAsk} />
      {!matchesAllWords && (
        <p className={css.note}>
          <FormattedMessage
            id="results.someWords"
            defaultMessage="No provider has all of your keywords; these have some of them."
            description="Under the heading of the results, when only a part of the keywords matched"
          />
        </p>
      )}
    </div>
  );
}
