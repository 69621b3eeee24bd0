import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Retries a failed load. */
export function RetryButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="outline" onPress={onPress}>
      <Icon name="retry" />
      <FormattedMessage id="loading.retry" defaultMessage="Try again" />
    </Button>
  );
}
