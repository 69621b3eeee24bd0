import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';

/** A way on from a list with nothing in it. */
export function AllProvidersLink() {
  return (
    <LinkButton variant="outline" href={paths.boProviders()}>
      <FormattedMessage
        id="bo.allProviders"
        defaultMessage="See all providers"
        description="Link in place of a list with nothing in it"
      />
    </LinkButton>
  );
}
