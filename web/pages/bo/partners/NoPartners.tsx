import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';

/** In place of the list of partners. */
export function NoPartners() {
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="bo.noPartnersYet"
          defaultMessage="There are no partners yet. A partner is a company whose programs use our API: they search the directory, read its providers or send new ones in. Enter the first one, then give it an access token."
          description="In place of the list of partners"
        />
      </p>
      <LinkButton variant="outline" href={paths.boNewPartner()}>
        <FormattedMessage
          id="bo.enterPartner"
          defaultMessage="Enter a partner"
          description="Link in place of the list of partners, when there is none"
        />
      </LinkButton>
    </MessageCard>
  );
}
