import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { RecentActivity_query$key } from '#web/__generated__/RecentActivity_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';
import css from './HomePage.module.css';
import { LogSentence } from './logs/LogSentence.tsx';
import { SeverityChip } from './logs/SeverityChip.tsx';
import { Ago } from './Timestamp.tsx';

/** The newest log entries. */
export function RecentActivity({ query }: { query: RecentActivity_query$key }) {
  const { logs } = useFragment(
    graphql`
      fragment RecentActivity_query on Query {
        logs(first: 8) {
          edges {
            node {
              id
              databaseId
              severity
              createdAt
              ...LogSentence_log
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <Section
      id="activity"
      title={<FormattedMessage id="bo.activity" defaultMessage="Recent activity" />}
      action={
        <Text as="span" size="sm">
          <Link href={paths.boLogs()}>
            <FormattedMessage id="bo.activity.all" defaultMessage="View all logs" />
          </Link>
        </Text>
      }
    >
      <Stack as="ol" gap={0} size="sm">
        {logs.edges.map(({ node }) => (
          <li key={node.id} className={css.entry}>
            {node.severity !== 'INFO' && <SeverityChip severity={node.severity} />}
            <Text as="span" breaks>
              <LogSentence log={node} />
            </Text>
            <Text as="span" note>
              <Link href={paths.boLogs({ log: node.databaseId })}>
                <Ago value={node.createdAt} />
              </Link>
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
