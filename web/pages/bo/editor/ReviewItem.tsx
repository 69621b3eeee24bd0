import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ReviewItem_provider$key } from '#web/__generated__/ReviewItem_provider.graphql.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { FormPart } from './FormPart.tsx';

interface ReviewItemProps {
  provider: ReviewItem_provider$key;
  children: ReactNode;
}

/** An item of a `ReviewScreen` that concerns one provider, with a link to it. */
export function ReviewItem({ provider, children }: ReviewItemProps) {
  const { databaseId, businessName } = useFragment(
    graphql`
      fragment ReviewItem_provider on Provider {
        databaseId
        businessName
      }
    `,
    provider,
  );
  return (
    <FormPart
      title={businessName}
      action={
        <LinkButton variant="outline" href={paths.boProvider(databaseId)}>
          <FormattedMessage id="bo.edits.open" />
        </LinkButton>
      }
    >
      {children}
    </FormPart>
  );
}
