import { type ReactNode, Suspense, useState } from 'react';
import { type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { failureOf } from '../relay/loadRouteQuery.ts';
import { RequestErrorBoundary } from '../relay/RequestErrorBoundary.tsx';
import { serverMessage } from '../relay/serverMessage.ts';
import { showToast } from '../ui/toasts.ts';
import { LoadFailed } from './LoadFailed.tsx';

interface LoadedPartProps {
  reference: PreloadedQuery<OperationType>;
  /** Shown during the first load; during later loads the previous content stays. */
  skeleton: ReactNode;
  /** The message when the content cannot be loaded and the server gives no reason. */
  failed: string;
  /** Whether this part shows no failure, because another part of the page does. */
  isSilent?: boolean;
  /** Shows the failure; by default as a toast of three seconds. */
  showFailure?: (text: string) => void;
  children: ReactNode;
}

/** A part that needs the response of a route's query; it shows an error with a button that retries the request. */
export function LoadedPart({
  reference,
  skeleton,
  failed,
  isSilent = false,
  showFailure = showToastOf,
  children,
}: LoadedPartProps) {
  const { revalidate } = useRevalidator();
  const [failedKey, setFailedKey] = useState<number | string | null>(null);
  // Only a failed part gets a new key with the next response: other parts keep their focus.
  const key = failedKey === null || failedKey === reference.fetchKey ? 'first' : reference.fetchKey;
  return (
    <RequestErrorBoundary
      key={key}
      failure={failureOf(reference)}
      onError={(error) => {
        setFailedKey(reference.fetchKey);
        if (!isSilent) showFailure(serverMessage(error) ?? failed);
      }}
      fallback={(error) =>
        !isSilent && <LoadFailed text={serverMessage(error) ?? failed} onRetry={() => void revalidate()} />
      }
    >
      <Suspense fallback={skeleton}>
        <RelayEnvironmentProvider environment={reference.environment}>{children}</RelayEnvironmentProvider>
      </Suspense>
    </RequestErrorBoundary>
  );
}

function showToastOf(title: string): void {
  void showToast({ type: 'error', title, seconds: 3 });
}
