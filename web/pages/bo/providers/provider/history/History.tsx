import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useQueryLoader } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { History_provider$key } from '#web/__generated__/History_provider.graphql.ts';
import type { HistoryListQuery } from '#web/__generated__/HistoryListQuery.graphql.ts';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from '../moderation/Aside.module.css';
import { HistoryEntry } from './HistoryEntry.tsx';
import { HistoryList, historyQuery } from './HistoryList.tsx';

/** One less than is asked for: the last one says that there is more. */
const shownAtFirst = 5;

/** What happened to a provider, decisions with their reasons included, newest first; all of it when asked for. */
export function History({ provider }: { provider: History_provider$key }) {
  const intl = useIntl();
  const { databaseId, history } = useFragment(
    graphql`
      fragment History_provider on Provider {
        databaseId
        history(first: 6) {
          id
          ...HistoryEntry_log
        }
      }
    `,
    provider,
  );
  const [reference, load] = useQueryLoader<HistoryListQuery>(historyQuery);
  const newest = history[0]?.id;
  // After another change what was loaded is no longer all.
  const [loadedAt, setLoadedAt] = useState<string | undefined>();
  const loadNow = () => {
    setLoadedAt(newest);
    load({ databaseId }, { fetchPolicy: 'network-only' });
  };
  const first = history.slice(0, shownAtFirst);
  return (
    <FormPart
      title={<FormattedMessage id="bo.history" defaultMessage="History" description="Heading above all changes" />}
    >
      <div data-wide="" className={css.list}>
        {reference && loadedAt === newest ? (
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
          <>
            {first.length === 0 && (
              <p className={css.soft}>
                <FormattedMessage
                  id="bo.history.none"
                  defaultMessage="Nothing has changed yet."
                  description="In place of the history of a provider"
                />
              </p>
            )}
            <ol className={css.list}>
              {first.map((entry) => (
                <HistoryEntry key={entry.id} entry={entry} />
              ))}
            </ol>
            {history.length > shownAtFirst && (
              <div>
                <Button variant="outline" onPress={loadNow}>
                  <FormattedMessage
                    id="bo.history.show"
                    defaultMessage="Show every change"
                    description="Button: loads the history of a provider"
                  />
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </FormPart>
  );
}
