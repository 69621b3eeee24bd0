import { MessageCard } from '../ui/MessageCard.tsx';
import { RetryButton } from './RetryButton.tsx';

/** Shown instead of content that could not be loaded. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <MessageCard drawing="warning" actions={<RetryButton onPress={onRetry} />}>
      <p>{text}</p>
    </MessageCard>
  );
}
