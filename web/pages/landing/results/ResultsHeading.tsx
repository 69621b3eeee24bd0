import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ResultsHeading_connection$key } from '#web/__generated__/ResultsHeading_connection.graphql.ts';
import type { Search } from '#web/paths.ts';
import { type Arrival, useArrival } from '../useArrival.ts';
import { AreaChip } from './AreaChip.tsx';
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
        '{exact, select, true {{count, plural, one {# provider} other {# providers}}} other {about {count, plural, one {# provider} other {# providers}}}}{where, select, near { near {place}} within { · {place}} area { in this area of the map} other {}}',
      description:
        'Heading of the results: how many were found, and near which city or region, within which country or within what is seen of the map. The count is estimated when exact is not true.',
    },
    {
      exact: String(countIsExact),
      count: totalCount,
      where: place ? (place.kind === 'COUNTRY' ? 'within' : 'near') : search.area ? 'area' : 'anywhere',
      place: place && withoutRepetition(place.displayName),
    },
  );
  return (
    <div className={css.header}>
      <h2 ref={useArrival(text, arrival)} className={css.heading} tabIndex={-1}>
        {text}
      </h2>
      <AreaChip search={search} onAsk={onAsk} />
      {search.area && totalCount === 0 && (
        <p className={css.note}>
          <FormattedMessage
            id="results.noneInArea"
            defaultMessage="Move the map or zoom out, then search again."
            description="Under the heading, when there is no provider in the area of the map"
          />
        </p>
      )}
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

/** 'Córdoba, Argentina' rather than 'Córdoba, Córdoba, Argentina'. */
function withoutRepetition(place: string): string {
  return [...new Set(place.split(', '))].join(', ');
}
