import { FormattedMessage } from 'react-intl';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Retries a failed load. */
export function RetryButton({ variant, onPress }: { variant?: ButtonVariant; onPress: () => void }) {
  return (
    <Button {...(variant && { variant })} onPress={onPress}>
      <Icon name="retry" />
      <FormattedMessage id="loading.retry" defaultMessage="Try again" />
    </Button>
  );
}
