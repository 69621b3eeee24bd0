import { FormattedMessage } from 'react-intl';
import { ApiError } from '../../relay/ApiError.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
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
      <Button variant="outline" onPress={onRetry}>
        <Icon name="retry" />
        <FormattedMessage
          id="results.retry"
          defaultMessage="Try again"
          description="Button that repeats a failed search"
        />
      </Button>
    </ResultsMessage>
  );
}
