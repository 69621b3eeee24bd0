import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { LogDetailsQuery } from '#web/__generated__/LogDetailsQuery.graphql.ts';
import { paths } from '#web/paths.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { Changes } from '../changes/Changes.tsx';
import { columnMessages } from '../columnMessages.ts';
import { momentInWords } from '../moment.ts';
import css from './LogsPage.module.css';
import { partNames } from './partNames.ts';
import { SeverityChip } from './SeverityChip.tsx';
import { Subject } from './Subject.tsx';

export const logDetailsQuery = graphql`
  query LogDetailsQuery($id: ID!) {
    log(id: $id) {
      severity
      message
      reason
      createdAt
      requestId
      network
      token {
        name
      }
      changes {
        field
        ...Changes_changes
      }
      user {
        databaseId
        displayName
      }
      ...Subject_log
    }
  }
`;

export function LogDetails({ reference }: { reference: PreloadedQuery<LogDetailsQuery> }) {
  const intl = useIntl();
  const { log } = usePreloadedQuery<LogDetailsQuery>(logDetailsQuery, reference);
  if (!log)
    return (
      <p>
        <FormattedMessage
          id="bo.log.missing"
          defaultMessage="No log entry has this number. Old entries are deleted after some time."
        />
      </p>
    );
  const { severity, message, reason, createdAt, requestId, network, token, changes, user } = log;
  const facts: [label: string, value: ReactNode][] = [
    [intl.formatMessage(columnMessages.severity), <SeverityChip key="severity" severity={severity} />],
    [
      intl.formatMessage(columnMessages.date),
      <time key="date" dateTime={createdAt}>
        {momentInWords(intl, createdAt, 'medium')}
      </time>,
    ],
    [
      intl.formatMessage(columnMessages.user),
      user ? (
        <Link key="user" href={paths.boUser(user.databaseId)}>
          {user.displayName}
        </Link>
      ) : (
        '—'
      ),
    ],
    [intl.formatMessage({ id: 'bo.log.subject', defaultMessage: 'Subject' }), <Subject key="subject" log={log} />],
    [intl.formatMessage({ id: 'bo.log.address', defaultMessage: 'Network' }), network ?? '—'],
    ...(token
      ? ([[intl.formatMessage({ id: 'bo.log.token', defaultMessage: 'Access token' }), token.name]] satisfies [
          string,
          ReactNode,
        ][])
      : []),
    [
      intl.formatMessage({ id: 'bo.log.request', defaultMessage: 'Request ID' }),
      requestId ? (
        <Cluster key="request" as="span" noWrap align="center">
          <code>{requestId}</code>
          <CopyRequestId requestId={requestId} />
        </Cluster>
      ) : (
        '—'
      ),
    ],
  ];
  return (
    <Stack gap={4} size="sm" breaks>
      <Text tone="heading" size="md" weight={650}>
        {message}
      </Text>
      {reason && <Text keepsLines>{reason}</Text>}
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {changes.some(({ field }) => partNames[field] !== null) && (
        <section className={css.changes} aria-labelledby="changes">
          <Text id="changes" as="h3">
            <FormattedMessage id="bo.log.changes" defaultMessage="What changed" />
          </Text>
          <Changes changes={changes} names={partNames} />
        </section>
      )}
    </Stack>
  );
}

function CopyRequestId({ requestId }: { requestId: string }) {
  const intl = useIntl();
  return (
    <CopyButton
      size="icon"
      text={() => requestId}
      label={intl.formatMessage({ id: 'page.copy' })}
      copiedLabel={intl.formatMessage({ id: 'page.copied' })}
      onRefused={() => {
        const title = intl.formatMessage({
          id: 'bo.copyFailed',
          defaultMessage: 'Your browser blocked the copy. Select the text and copy it yourself.',
        });
        void showToast({ type: 'warning', title, seconds: 3 });
      }}
    />
  );
}
