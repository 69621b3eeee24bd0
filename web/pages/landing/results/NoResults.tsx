import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { NoResults_place$key } from '#web/__generated__/NoResults_place.graphql.ts';
import type { Search } from '#web/paths.ts';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { ResultsMessage } from '../ResultsMessage.tsx';
import { type Arrival, useArrival } from '../useArrival.ts';
import { WiderSearches } from '../WiderSearches.tsx';
import { CategorySearches } from './CategorySearches.tsx';

interface NoResultsProps extends Arrival {
  search: Search;
  /** That was searched around. */
  place: NoResults_place$key | null;
  onAsk: () => void;
  /** How the address was read. */
  children: ReactNode;
}

export function NoResults({ search, place: key, onAsk, children, ...arrival }: NoResultsProps) {
  const intl = useIntl();
  const place = useFragment(
    graphql`
      fragment NoResults_place on Address {
        kind
        countryCode
      }
    `,
    key,
  );
  // Around a city it looks as far as it must; only within a region or country there can be nobody.
  const isWithin = place != null && place.kind !== 'CITY';
  const country = place?.kind === 'REGION' ? intl.formatDisplayName(place.countryCode, { type: 'region' }) : undefined;
  const title = intl.formatMessage({
    id: 'results.none',
    defaultMessage: 'No providers found',
    description: 'Heading when a search found nothing',
  });
  return (
    <ResultsMessage>
      <h2 ref={useArrival(title, arrival)} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <ul>
        <li>
          <FormattedMessage
            id="results.tipSpelling"
            defaultMessage="Check the spelling."
            description="What to do when a search found nothing"
          />
        </li>
        {search.f && (
          <li>
            <FormattedMessage
              id="results.tipPlace"
              defaultMessage="Try a wider place, such as the province or state."
              description="What to do when a search found nothing and an address was given"
            />
          </li>
        )}
        {search.q && (
          <li>
            <FormattedMessage
              id="results.tipWords"
              defaultMessage="Use fewer or more general words, such as “transport” or “storage”."
              description="What to do when a search found nothing and keywords were given"
            />
          </li>
        )}
      </ul>
      <WiderSearches search={search} country={country} without={['place', 'keywords']} onAsk={onAsk} />
      {/* More help, not the answer: without it everything above still stands. */}
      <RefusalBoundary fallback={() => null}>
        <Suspense>
          <CategorySearches search={isWithin ? { ...search, f: '', a: '' } : search} onAsk={onAsk} />
        </Suspense>
      </RefusalBoundary>
    </ResultsMessage>
  );
}
