import { useIntl } from 'react-intl';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';

export function BusinessesFailed({ onRetry }: { onRetry: () => void }) {
  const text = useIntl().formatMessage({
    id: 'dashboard.failed',
    defaultMessage: 'Your businesses could not be loaded.',
    description: "In place of the list of the person's businesses",
  });
  return <LoadFailed text={text} onRetry={onRetry} />;
}
