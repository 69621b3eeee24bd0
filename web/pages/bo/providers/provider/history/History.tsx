import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay/hooks';
import type { HistoryListQuery } from '#web/__generated__/HistoryListQuery.graphql.ts';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { HistoryList, historyQuery } from './HistoryList.tsx';

/** Every change of a provider; loaded when somebody asks for it, as most look at what is now. */
export function History({ databaseId }: { databaseId: number }) {
  const intl = useIntl();
  const [reference, load] = useQueryLoader<HistoryListQuery>(historyQuery);
  const loadNow = () => load({ databaseId }, { fetchPolicy: 'network-only' });
  return (
    <FormPart
      title={<FormattedMessage id="bo.history" defaultMessage="History" description="Heading above all changes" />}
    >
      <div data-wide="">
        {reference ? (
          <RefusalBoundary
            key={reference.fetchKey}
            fallback={(error) => (
              <LoadFailed
                text={
                  serverMessage(error) ??
                  intl.formatMessage({
                    id: 'bo.history.failed',
                    defaultMessage: 'The history could not be loaded',
                    description: 'When the history of a provider could not be loaded',
                  })
                }
                onRetry={loadNow}
              />
            )}
          >
            <Suspense fallback={<Skeleton lines={3} />}>
              <HistoryList reference={reference} />
            </Suspense>
          </RefusalBoundary>
        ) : (
          <Button variant="outline" onPress={loadNow}>
            <FormattedMessage
              id="bo.history.show"
              defaultMessage="Show every change"
              description="Button: loads the history of a provider"
            />
          </Button>
        )}
      </div>
    </FormPart>
  );
}
