import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ListMessage } from './ListMessage.tsx';

export function ListFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <ListMessage>
      <p>{text}</p>
      <Button variant="outline" onPress={onRetry}>
        <Icon name="retry" />
        <FormattedMessage
          id="bo.retry"
          defaultMessage="Try again"
          description="Button: loads again what could not be loaded"
        />
      </Button>
    </ListMessage>
  );
}
