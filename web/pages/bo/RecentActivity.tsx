import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { RecentActivity_query$key } from '#web/__generated__/RecentActivity_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Stack } from '#web/ui/layout.tsx';
import css from './HomePage.module.css';
import { LogSentence } from './logs/LogSentence.tsx';
import { SeverityChip } from './logs/SeverityChip.tsx';
import { Timestamp } from './Timestamp.tsx';

/** The newest of the log. */
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
    <section className={css.wide} aria-labelledby="activity">
      <Card>
        <div className={css.tile}>
          <h2 id="activity" className={css.subtitle}>
            <FormattedMessage id="bo.activity" defaultMessage="Recent activity" />
          </h2>
          <Stack as="ol" gap={3} size="sm">
            {logs.edges.map(({ node }) => (
              <li key={node.id} className={css.entry}>
                {node.severity !== 'INFO' && <SeverityChip severity={node.severity} />}
                <span>
                  <LogSentence log={node} />
                </span>
                <span className={css.note}>
                  <Link href={paths.boLogs({ log: node.databaseId })}>
                    <Timestamp value={node.createdAt} />
                  </Link>
                </span>
              </li>
            ))}
          </Stack>
          <p>
            <Link href={paths.boLogs()}>
              <FormattedMessage id="bo.activity.all" defaultMessage="View all logs" />
            </Link>
          </p>
        </div>
      </Card>
    </section>
  );
}
