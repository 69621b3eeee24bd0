import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Ways in for a visitor. */
export function AccountLinks({ onPress }: { onPress?: () => void }) {
  return (
    <>
      <LinkButton variant="outline" href={paths.login()} onPress={onPress}>
        <FormattedMessage id="nav.login" defaultMessage="Log in" description="Link to the log-in page" />
      </LinkButton>
      <LinkButton href={paths.signup()} onPress={onPress}>
        <FormattedMessage id="nav.signup" defaultMessage="Sign up" description="Link to the sign-up page" />
      </LinkButton>
    </>
  );
}
