import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { FormPart } from './FormPart.tsx';

interface ReviewItemProps {
  provider: { databaseId: number; businessName: string };
  children: ReactNode;
}

/** An item of a `ReviewScreen` that concerns one provider, with a link to it. */
export function ReviewItem({ provider: { databaseId, businessName }, children }: ReviewItemProps) {
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
