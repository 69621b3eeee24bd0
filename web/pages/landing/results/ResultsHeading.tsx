import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ResultsHeading_connection$key } from '#web/__generated__/ResultsHeading_connection.graphql.ts';
import { pageContext } from '#web/pageContext.ts';
import { paths, type Search } from '#web/paths.ts';
import { Text } from '#web/ui/layout.tsx';
import { type Arrival, useArrival } from '../useArrival.ts';
import { AreaChip } from './AreaChip.tsx';
import { headingText, readFound } from './headingText.ts';
import type { LaneKind } from './LaneLine.tsx';
import { isInCountry } from './narrowing.ts';
import css from './ResultsHeading.module.css';
import { SearchReading } from './SearchReading.tsx';

interface ResultsHeadingProps extends Arrival {
  connection: ResultsHeading_connection$key;
  search: Search;
  /** The match between the first result and the route. */
  match: LaneKind | null;
  onAsk: () => void;
}

export function ResultsHeading({ connection, search, match, onAsk, ...arrival }: ResultsHeadingProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ResultsHeading_connection on SearchResultConnection {
        matchesAllWords
        directoryPath
        ...headingText_found
        ...SearchReading_connection
      }
    `,
    connection,
  );
  const [query] = useSearchParams();
  const { matchesAllWords, directoryPath } = data;
  const found = readFound(data);
  const text = headingText(intl, found, {
    isArea: Boolean(search.area),
    isInCountry: isInCountry(search),
    isRoute: match !== null,
  });
  return (
    <div className={css.header}>
      {/* The number of possible searches is unlimited, so search engines index only directory pages. */}
      {directoryPath && !query.has('after') ? (
        <link rel="canonical" href={pageContext().origin + directoryPath} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <h1 ref={useArrival(text, arrival)} className={css.heading} tabIndex={-1}>
        {text}
      </h1>
      {query.has('after') && (
        <p>
          <a href={paths.search(search)}>
            <FormattedMessage id="results.first" defaultMessage="Back to the first results" />
          </a>
        </p>
      )}
      <AreaChip search={search} onAsk={onAsk} />
      {search.area && found.totalCount === 0 && (
        <Text tone="soft">
          <FormattedMessage id="results.noneInArea" defaultMessage="Move the map or zoom out, then search again." />
        </Text>
      )}
      <SearchReading connection={data} search={search} onAsk={onAsk} />
      {(match === 'BOTH_ENDS' || match === 'ONE_END') && !query.has('after') && (
        <Text tone="soft">
          <FormattedMessage
            id="results.noLane"
            defaultMessage="Nobody has declared this route yet. These are at its ends."
          />
        </Text>
      )}
      {!matchesAllWords && (
        <Text tone="soft">
          <FormattedMessage
            id="results.someWords"
            defaultMessage="Nobody matches everything you asked for. These come closest."
          />
        </Text>
      )}
    </div>
  );
}
