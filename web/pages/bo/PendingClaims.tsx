import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PendingClaims_query$key } from '#web/__generated__/PendingClaims_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import css from './HomePage.module.css';

/** The open claims of published listings; nothing while there are none. */
export function PendingClaims({ query }: { query: PendingClaims_query$key }) {
  const { providerClaims } = useFragment(
    graphql`
      fragment PendingClaims_query on Query {
        providerClaims(first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  const count = providerClaims.totalCount;
  if (count === 0) return null;
  return (
    <Card>
      <div className={css.tile}>
        <p className={css.number}>
          <FormattedMessage
            id="bo.pendingClaims"
            defaultMessage="{count, plural, one {<b>#</b> claim to review} other {<b>#</b> claims to review}}"
            description="On the first page of the back office; the number is written large"
            values={{ count, b: (chunks) => <b key="number">{chunks}</b> }}
          />
        </p>
        <div>
          <LinkButton variant="secondary" href={paths.boClaims()}>
            <FormattedMessage
              id="bo.edits.open"
              defaultMessage="Review"
              description="Link to the page of a provider whose owner wants it changed"
            />
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
