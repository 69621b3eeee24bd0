import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { SearchReading_connection$key } from '#web/__generated__/SearchReading_connection.graphql.ts';
import { addressKindText } from '#web/forms/addressKindText.ts';
import { paths, type Search } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Text } from '#web/ui/layout.tsx';
import { PlaceSearches } from '../PlaceSearches.tsx';
import { placeInKeywordsText, readSearched, withoutRepetition } from './headingText.ts';
import css from './ResultsHeading.module.css';

interface SearchReadingProps {
  connection: SearchReading_connection$key;
  search: Search;
  onAsk: () => void;
}

/** The interpretation of the place and the keywords, shown if they may have another meaning. */
export function SearchReading({ connection, search, onAsk }: SearchReadingProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment SearchReading_connection on SearchResultConnection {
        placeNotUnderstood
        placeInKeywords
        keywordsWithoutPlace
        suggestedKeywords
        otherPlaces {
          id
          displayName
          kind
        }
        ...headingText_searched
      }
    `,
    connection,
  );
  const { otherPlaces, placeNotUnderstood, placeInKeywords, keywordsWithoutPlace, suggestedKeywords } = data;
  const searched = readSearched(data);
  const others = otherPlaces.map(({ id, displayName, kind }) => ({
    id,
    displayName,
    // the heading shows the place without repeated parts
    kind: searched.place && displayName === withoutRepetition(searched.place) ? addressKindText(intl, kind) : null,
  }));
  return (
    <>
      {suggestedKeywords && (
        <p>
          <Link href={paths.search({ ...search, q: suggestedKeywords })} onPress={onAsk}>
            <FormattedMessage
              id="results.suggestion"
              defaultMessage="Did you mean “{words}”?"
              values={{ words: suggestedKeywords }}
            />
          </Link>
        </p>
      )}
      {placeNotUnderstood && (
        <Text tone="soft">
          <FormattedMessage
            id="results.placeNotUnderstood"
            defaultMessage="We do not recognize “{words}”, so we searched without it."
            values={{ words: placeNotUnderstood }}
          />
        </Text>
      )}
      {placeInKeywords && (
        <div className={css.reading}>
          <span>
            <Icon name="pin" size={18} />
            {placeInKeywordsText(intl, searched, placeInKeywords)}
          </span>
          <Link href={paths.search({ ...search, literal: true })} onPress={onAsk}>
            <FormattedMessage id="results.literal" defaultMessage="Search for these words instead" />
          </Link>
        </div>
      )}
      <PlaceSearches
        search={{ ...search, q: keywordsWithoutPlace ?? search.q }}
        places={searched.secondPlace ? [] : others}
        onAsk={onAsk}
      >
        <FormattedMessage id="results.otherPlaces" defaultMessage="Or did you mean:" />
      </PlaceSearches>
    </>
  );
}
