import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PendingImages_query$key } from '#web/__generated__/PendingImages_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import css from './HomePage.module.css';

/** The images that wait for approval, also of providers that were approved long ago. */
export function PendingImages({ query }: { query: PendingImages_query$key }) {
  const { pendingImages } = useFragment(
    graphql`
      fragment PendingImages_query on Query {
        pendingImages {
          totalCount
          providers {
            id
            databaseId
            businessName
          }
        }
      }
    `,
    query,
  );
  return (
    <Card>
      <div className={css.tile}>
        <p className={css.number}>
          <FormattedMessage
            id="bo.pendingImages"
            defaultMessage="{count, plural, =0 {No image waits for approval} one {<b>#</b> image waits for approval} other {<b>#</b> images wait for approval}}"
            description="On the first page of the back office; the number is written large"
            values={{ count: pendingImages.totalCount, b: (chunks) => <b key="number">{chunks}</b> }}
          />
        </p>
        {pendingImages.providers.length > 0 && (
          <ul className={css.links}>
            {pendingImages.providers.map(({ id, databaseId, businessName }) => (
              <li key={id}>
                <Link href={paths.boProvider(databaseId)}>{businessName}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
