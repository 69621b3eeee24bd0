import { FormattedMessage } from 'react-intl';
import { RetryButton } from '../../loading/RetryButton.tsx';
import { ApiError } from '../../relay/ApiError.ts';
import { ResultsMessage } from './ResultsMessage.tsx';
import { searchFailed } from './searchFailed.ts';

export function ResultsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // The one failure whose own words help: they say how long to wait.
  const wait = error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? error.message : null;
  return (
    <ResultsMessage>
      <h2>
        <FormattedMessage {...searchFailed.title} />
      </h2>
      <p>{wait ?? <FormattedMessage {...searchFailed.text} />}</p>
      <RetryButton onPress={onRetry} />
    </ResultsMessage>
  );
}
