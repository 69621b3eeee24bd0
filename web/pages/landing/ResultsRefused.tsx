import type { Search } from '../../paths.ts';
import type { ApiError } from '../../relay/ApiError.ts';
import { ResultsMessage } from './ResultsMessage.tsx';
import { type Arrival, useArrival } from './useArrival.ts';
import { WiderSearches } from './WiderSearches.tsx';

interface ResultsRefusedProps extends Arrival {
  error: ApiError;
  search: Search;
  onAsk: () => void;
}

/** The server understood that it did not understand, such as an unknown place, and says so in the visitor's language. */
export function ResultsRefused({ error, search, onAsk, ...arrival }: ResultsRefusedProps) {
  return (
    <ResultsMessage>
      <h2 ref={useArrival(error.message, arrival)} tabIndex={-1}>
        {error.message}
      </h2>
      <WiderSearches search={search} without={[error.field === 'keywords' ? 'keywords' : 'place']} onAsk={onAsk} />
    </ResultsMessage>
  );
}
