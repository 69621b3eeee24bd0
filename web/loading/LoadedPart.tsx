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
  /** Fallback of the first load; later the previous content stays until the next is ready. */
  skeleton: ReactNode;
  /** The message when it cannot be loaded and the server gives no reason. */
  failed: string;
  /** Another part of the page reports the failure: this one shows nothing. */
  isSilent?: boolean;
  /** Shows what went wrong; by default a toast of three seconds. */
  showFailure?: (text: string) => void;
  children: ReactNode;
}

/** A part that needs the response of a route's query; an error is shown, and the request can be sent again. */
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
  // Only failed parts are retried with the next response: the others keep their focus.
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
