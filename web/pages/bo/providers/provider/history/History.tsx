import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { History_log$key } from '#web/__generated__/History_log.graphql.ts';
import type { History_provider$key } from '#web/__generated__/History_provider.graphql.ts';
import type { HistoryQuery } from '#web/__generated__/HistoryQuery.graphql.ts';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';
import { Changes } from '#web/pages/bo/changes/Changes.tsx';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from '../moderation/Moderation.module.css';
import { partMessages } from './historyMessages.ts';

/** Events whose sentence already contains the change. */
const saidWhole = /^(providerApproved|providerRejected|changesRequested|decisionUndone|imageApproved|imageDeleted)$/;

const historyQuery = graphql`
  query HistoryQuery($id: ID!) {
    provider(id: $id) {
      moderation {
        history {
          nodes {
            id
            ...History_log
          }
        }
      }
    }
  }
`;

/** The number of events shown first. One more is requested, to know whether there are more. */
const shownAtFirst = 5;

/** The events of a provider with the reasons of decisions, newest first; older ones on request. */
export function History({ provider }: { provider: History_provider$key }) {
  const intl = useIntl();
  const { databaseId, moderation } = useFragment(
    graphql`
      fragment History_provider on Provider {
        databaseId
        moderation @required(action: THROW) {
          history(first: 6) {
            nodes {
              id
              ...History_log
            }
          }
        }
      }
    `,
    provider,
  );
  const history = moderation.history?.nodes ?? [];
  const [reference, load] = useQueryLoader<HistoryQuery>(historyQuery);
  const newest = history[0]?.id;
  // The newest event at the time of loading: after another change the loaded events are incomplete.
  const [loadedAt, setLoadedAt] = useState<string | undefined>();
  const loadNow = () => {
    setLoadedAt(newest);
    load({ id: String(databaseId) }, { fetchPolicy: 'network-only' });
  };
  const first = history.slice(0, shownAtFirst);
  return (
    <FormPart title={<FormattedMessage id="bo.history" defaultMessage="History" />}>
      <Stack data-wide="" gap={4} size="sm">
        {reference && loadedAt === newest ? (
          <RequestErrorBoundary
            key={reference.fetchKey}
            fallback={(error) => (
              <LoadFailed
                text={
                  serverMessage(error) ??
                  intl.formatMessage({ id: 'bo.history.failed', defaultMessage: 'Failed to load history' })
                }
                onRetry={loadNow}
              />
            )}
          >
            <Suspense fallback={<Skeleton lines={3} />}>
              <HistoryList reference={reference} />
            </Suspense>
          </RequestErrorBoundary>
        ) : (
          <>
            {first.length === 0 && (
              <Text tone="soft">
                <FormattedMessage id="bo.history.none" defaultMessage="No changes yet." />
              </Text>
            )}
            <Stack as="ol" gap={4} size="sm">
              {first.map((entry) => (
                <HistoryEntry key={entry.id} entry={entry} />
              ))}
            </Stack>
            {history.length > shownAtFirst && (
              <div>
                <Button variant="outline" onPress={loadNow}>
                  <FormattedMessage id="bo.history.show" defaultMessage="Show all changes" />
                </Button>
              </div>
            )}
          </>
        )}
      </Stack>
    </FormPart>
  );
}

/** Events of a provider, newest first. */
function HistoryList({ reference }: { reference: PreloadedQuery<HistoryQuery> }) {
  const { provider } = usePreloadedQuery<HistoryQuery>(historyQuery, reference);
  return (
    <Stack as="ol" gap={4} size="sm">
      {provider?.moderation?.history?.nodes.map((entry) => (
        <HistoryEntry key={entry.id} entry={entry} />
      ))}
    </Stack>
  );
}

/** An event with its author, its time and the changed values; a decision with its reason. */
function HistoryEntry({ entry }: { entry: History_log$key }) {
  const { code, message, reason, isSilent, changes, createdAt, user } = useFragment(
    graphql`
      fragment History_log on Log {
        code
        message
        reason
        isSilent
        changes {
          field
          before
          ...Changes_changes
        }
        createdAt
        user {
          displayName
        }
      }
    `,
    entry,
  );
  // All values of a created provider are new, and the form shows them.
  const isCreation = changes.some(({ field, before }) => field === 'businessName' && before.length === 0);
  return (
    <li className={css.entry}>
      <Text tone="heading" weight={650}>
        {message}
      </Text>
      <Text tone="soft">
        {user && `${user.displayName} · `}
        <Timestamp value={createdAt} />
      </Text>
      {reason && <Text keepsLines>{reason}</Text>}
      {isSilent && (
        <Text tone="soft">
          <FormattedMessage id="bo.history.silent" defaultMessage="The applicant was not notified." />
        </Text>
      )}
      {!isCreation && !saidWhole.test(code) && <Changes changes={changes} names={partMessages} />}
    </li>
  );
}
