import { FormattedMessage } from 'react-intl';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessageCard } from '../../ui/MessageCard.tsx';

export function NoBusinesses() {
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="dashboard.noBusinesses"
          defaultMessage="No business is linked to your account yet. One that you pre-register with your email address appears here."
          description="In place of the list of the person's businesses"
        />
      </p>
      <LinkButton variant="outline" href={paths.preRegistration()}>
        <FormattedMessage
          id="dashboard.preRegister"
          defaultMessage="Pre-register a business"
          description="Title of a link card"
        />
      </LinkButton>
    </MessageCard>
  );
}
