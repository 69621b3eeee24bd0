import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
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
        <Button variant="outline" onPress={onRetry}>
          <Icon name="retry" />
          <FormattedMessage
            id="dashboard.retry"
            defaultMessage="Try again"
            description="Button: loads the list again"
          />
        </Button>
      </div>
    </Card>
  );
}
