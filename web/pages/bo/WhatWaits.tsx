import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { WhatWaits_query$key } from '#web/__generated__/WhatWaits_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import css from './HomePage.module.css';

export function WhatWaits({ query }: { query: WhatWaits_query$key }) {
  const { unapprovedProviders } = useFragment(
    graphql`
      fragment WhatWaits_query on Query {
        unapprovedProviders(first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  const count = unapprovedProviders.totalCount;
  return (
    <Card>
      <div className={css.tile}>
        <p className={css.number}>
          <FormattedMessage
            id="bo.unapprovedCount"
            defaultMessage="{count, plural, =0 {No provider waits for approval} one {<b>#</b> provider waits for approval} other {<b>#</b> providers wait for approval}}"
            description="On the first page of the back office; the number is written large"
            values={{ count, b: (chunks) => <b key="number">{chunks}</b> }}
          />
        </p>
        <div>
          <LinkButton variant={count > 0 ? 'primary' : 'outline'} href={paths.boUnapproved()}>
            <Icon name="shield" />
            <FormattedMessage
              id="bo.moderate"
              defaultMessage="Moderate"
              description="Link from the first page of the back office to the moderation queue"
            />
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
