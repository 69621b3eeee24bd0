import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay/hooks';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import type { LogDetailsQuery } from '#web/__generated__/LogDetailsQuery.graphql.ts';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { LogDetails, logDetailsQuery } from './LogDetails.tsx';

/** The options of the link from a row to its entry: the list keeps its position, and closing returns to it. */
export const openedHere: NavigateOptions = { preventScrollReset: true, state: { isOpenedHere: true } };

interface LogDialogProps {
  /** The id of the entry in the address; null for none. */
  log: string | null;
  /** The address of the list without an open entry. */
  listUrl: string;
}

/** A dialog over the list with all details of an entry. */
export function LogDialog({ log, listUrl }: LogDialogProps) {
  const intl = useIntl();
  const close = useCloseLog(listUrl);
  const [reference, load] = useQueryLoader<LogDetailsQuery>(logDetailsQuery);
  // While closing, the dialog keeps its content.
  const [shown, setShown] = useState(log);
  if (log !== null && log !== shown) setShown(log);
  // Loads whenever the dialog opens: stored data stays correct, as entries never change, and failed loads are retried.
  useEffect(() => {
    if (log !== null) load({ id: log }, { fetchPolicy: 'store-or-network' });
  }, [log, load]);
  const loading = <Skeleton lines={5} />;
  return (
    <Dialog
      isOpen={log !== null}
      isWide
      onClose={close}
      title={<FormattedMessage id="bo.log" defaultMessage="Log entry #{id}" values={{ id: shown }} />}
      actions={
        <Button variant="outline" onPress={close}>
          <FormattedMessage id="app.close" />
        </Button>
      }
    >
      {reference?.variables.id === shown ? (
        <RequestErrorBoundary
          key={reference.fetchKey}
          fallback={(error) => (
            <LoadFailed
              text={
                serverMessage(error) ??
                intl.formatMessage({ id: 'bo.failed.log', defaultMessage: 'Failed to load log entry' })
              }
              onRetry={() => load(reference.variables)}
            />
          )}
        >
          <Suspense fallback={loading}>
            <LogDetails reference={reference} />
          </Suspense>
        </RequestErrorBoundary>
      ) : (
        loading
      )}
    </Dialog>
  );
}

export function openUrl(listUrl: string, log: string): string {
  return `${listUrl}${listUrl.includes('?') ? '&' : '?'}log=${log}`;
}

/**
 * Returns a function that goes back to the list; for an entry opened by a link, the list replaces the entry in the
 * history.
 */
function useCloseLog(listUrl: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  return () => {
    if (state?.isOpenedHere) void navigate(-1);
    else void navigate(listUrl, { replace: true, preventScrollReset: true });
  };
}
