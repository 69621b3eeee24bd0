import { FormattedMessage } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { Search } from '#web/paths.ts';
import type { ApiError } from '#web/relay/ApiError.ts';
import { getEnvironment } from '#web/relay/environment.ts';
import { PlaceSearches } from './PlaceSearches.tsx';
import { ResultsMessage } from './ResultsMessage.tsx';
import { type Arrival, useArrival } from './useArrival.ts';
import { WiderSearches } from './WiderSearches.tsx';

export interface ResultsRefusedProps extends Arrival {
  error: ApiError;
  search: Search;
  onAsk: () => void;
}

/** The server's error message, such as for an unknown place, in the visitor's language. */
export function ResultsRefused({ error, search, onAsk, ...arrival }: ResultsRefusedProps) {
  return (
    <ResultsMessage drawing="missing">
      <h1 ref={useArrival(error.message, arrival)} tabIndex={-1}>
        {error.message}
      </h1>
      <PlaceSearches search={search} places={error.suggestions.map((displayName) => ({ displayName }))} onAsk={onAsk}>
        <FormattedMessage id="results.similarPlaces" defaultMessage="Places with a similar name:" />
      </PlaceSearches>
      <RelayEnvironmentProvider environment={getEnvironment()}>
        <WiderSearches search={search} without={error.field === 'keywords' ? 'keywords' : 'place'} onAsk={onAsk} />
      </RelayEnvironmentProvider>
    </ResultsMessage>
  );
}
