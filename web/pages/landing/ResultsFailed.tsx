import { FormattedMessage } from 'react-intl';
import { RetryButton } from '#web/loading/RetryButton.tsx';
import { ApiError } from '#web/relay/ApiError.ts';
import { ResultsMessage } from './ResultsMessage.tsx';

export function ResultsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // The one failure whose own words help: they say how long to wait.
  const wait = error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? error.message : null;
  return (
    <ResultsMessage>
      <h2>
        <FormattedMessage
          id="results.notShown"
          defaultMessage="The results could not be loaded"
          description="Heading in place of the results when a search failed; a message that goes by says so too"
        />
      </h2>
      {wait && <p>{wait}</p>}
      <RetryButton onPress={onRetry} />
    </ResultsMessage>
  );
}
