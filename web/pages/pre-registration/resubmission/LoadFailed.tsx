import { FormattedMessage } from 'react-intl';
import { RetryButton } from '#web/loading/RetryButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface LoadFailedProps {
  /** The server's words, if it had some. */
  reason: string | undefined;
  onRetry: () => void;
}

export function LoadFailed({ reason, onRetry }: LoadFailedProps) {
  return (
    <Notice type="warning">
      <div role="status">
        <p>
          <FormattedMessage
            id="resubmission.failed"
            defaultMessage="What you sent before could not be loaded."
            description="In place of the form that our team sent back"
          />
        </p>
        {reason && <p>{reason}</p>}
      </div>
      <RetryButton onPress={onRetry} />
    </Notice>
  );
}
