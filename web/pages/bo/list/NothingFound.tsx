import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';

/** Shown when a search or a filter leaves no rows, with a link to the complete list. */
export function NothingFound({ children, onShowAll }: { children: ReactNode; onShowAll: () => void }) {
  return (
    <MessageCard title={<FormattedMessage id="bo.nothingFound" defaultMessage="Nothing found" />}>
      <p>{children}</p>
      <Button variant="outline" onPress={onShowAll}>
        <FormattedMessage id="bo.clearSearch" defaultMessage="Show all" />
      </Button>
    </MessageCard>
  );
}

/** A link from an empty list to all providers. */
export function AllProvidersLink() {
  return (
    <LinkButton variant="outline" href={paths.boProviders()}>
      <FormattedMessage id="bo.allProviders" defaultMessage="View all providers" />
    </LinkButton>
  );
}
