import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PlaceReading_connection$key } from '#web/__generated__/PlaceReading_connection.graphql.ts';
import type { Search } from '#web/paths.ts';
import { PlaceSearches } from '../PlaceSearches.tsx';
import css from './ResultsHeading.module.css';

interface PlaceReadingProps {
  connection: PlaceReading_connection$key;
  search: Search;
  onAsk: () => void;
}

/** How the address was read, where it may have been meant otherwise. */
export function PlaceReading({ connection, search, onAsk }: PlaceReadingProps) {
  const { otherPlaces, placeNotUnderstood } = useFragment(
    graphql`
      fragment PlaceReading_connection on SearchProvidersConnection {
        placeNotUnderstood
        otherPlaces {
          id
          displayName
        }
      }
    `,
    connection,
  );
  return (
    <>
      {placeNotUnderstood && (
        <p className={css.note}>
          <FormattedMessage
            id="results.placeNotUnderstood"
            defaultMessage="We do not know “{words}” and searched without it."
            description="Under the heading of the results, when a part of the typed address names no known place"
            values={{ words: placeNotUnderstood }}
          />
        </p>
      )}
      <PlaceSearches search={search} places={otherPlaces} onAsk={onAsk}>
        <FormattedMessage
          id="results.otherPlaces"
          defaultMessage="Or did you mean:"
          description="Before links to the same search in other places that the typed address may mean"
        />
      </PlaceSearches>
    </>
  );
}
