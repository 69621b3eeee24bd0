import { FormattedMessage } from 'react-intl';
import { RetryButton } from '../../loading/RetryButton.tsx';
import { Card } from '../../ui/Card.tsx';
import css from './NoBusinesses.module.css';

export function BusinessesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <div className={css.empty} role="status">
        <p>
          <FormattedMessage
            id="dashboard.failed"
            defaultMessage="Your businesses could not be loaded."
            description="In place of the list of the person's businesses"
          />
        </p>
        <RetryButton onPress={onRetry} />
      </div>
    </Card>
  );
}
