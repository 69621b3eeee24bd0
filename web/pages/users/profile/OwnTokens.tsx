import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { AccountSection } from '../AccountSection.tsx';

/** The way to the tokens of one's own programs. */
export function OwnTokens() {
  return (
    <AccountSection
      title={
        <FormattedMessage
          id="tokens.title"
          defaultMessage="Access tokens"
          description="What programs prove themselves by"
        />
      }
    >
      <p>
        <FormattedMessage
          id="dashboard.tokensText"
          defaultMessage="Let a program of yours search the directory and look after your businesses."
          description="Explains 'Access tokens'"
        />
      </p>
      <LinkButton variant="outline" href={paths.tokens()}>
        <FormattedMessage
          id="profile.tokens"
          defaultMessage="Manage access tokens"
          description="Link on the profile to the page of one's access tokens"
        />
      </LinkButton>
    </AccountSection>
  );
}
