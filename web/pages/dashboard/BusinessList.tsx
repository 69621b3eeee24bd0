import { FormattedDate, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { BusinessList_viewer$key } from '#web/__generated__/BusinessList_viewer.graphql.ts';
import { type BusinessState, StatusChip } from '#web/businesses/StatusChip.tsx';
import { Card } from '#web/ui/Card.tsx';
import css from './BusinessList.module.css';
import { NoBusinesses } from './NoBusinesses.tsx';
import { WayOn } from './WayOn.tsx';

export function BusinessList({ viewer }: { viewer: BusinessList_viewer$key }) {
  const { businesses } = useFragment(
    graphql`
      fragment BusinessList_viewer on User {
        businesses {
          databaseId
          businessName
          status
          reason
          path
          createdAt
        }
      }
    `,
    viewer,
  );
  if (businesses.length === 0) return <NoBusinesses />;
  return (
    <Card>
      <ul className={css.list}>
        {businesses.map(({ databaseId, businessName, status, reason, path, createdAt }) => (
          <li key={databaseId} className={css.business}>
            <div className={css.about}>
              <h3 className={css.name}>{businessName}</h3>
              <p className={css.date}>
                <FormattedMessage
                  id="dashboard.registered"
                  defaultMessage="Registered on {date}"
                  description="When a business was registered"
                  values={{ date: <FormattedDate value={createdAt} dateStyle="long" /> }}
                />
              </p>
            </div>
            <StatusChip status={status as BusinessState} />
            <WayOn
              databaseId={databaseId}
              status={status as BusinessState}
              reason={reason ?? null}
              path={path ?? null}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
