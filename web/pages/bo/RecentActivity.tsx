import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { RecentActivity_query$key } from '#web/__generated__/RecentActivity_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import css from './HomePage.module.css';
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
              message
              createdAt
              user {
                displayName
              }
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
            <FormattedMessage
              id="bo.activity"
              defaultMessage="Recent logs"
              description="Heading above the newest log entries"
            />
          </h2>
          <ol className={css.entries}>
            {logs.edges.map(({ node: { id, databaseId, severity, message, createdAt, user } }) => (
              <li key={id} className={css.entry}>
                {severity !== 'INFO' && <SeverityChip severity={severity} />}
                <Link href={paths.boLogs({ log: databaseId })}>{message}</Link>
                <span className={css.note}>
                  {user && `${user.displayName} · `}
                  <Timestamp value={createdAt} />
                </span>
              </li>
            ))}
          </ol>
          <p>
            <Link href={paths.boLogs()}>
              <FormattedMessage
                id="bo.activity.all"
                defaultMessage="All logs"
                description="Link below the newest log entries"
              />
            </Link>
          </p>
        </div>
      </Card>
    </section>
  );
}
