import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { Aside } from '../Aside.tsx';

/** A link below the sign-up form. `next` is the page after the sign-in. */
export function HaveAccount({ next }: { next: string }) {
  return (
    <Aside>
      <FormattedMessage
        id="signup.haveAccount"
        defaultMessage="Already have an account? <link>Log in</link>"
        values={{ link: (text) => <Link href={paths.login(next)}>{text}</Link> }}
      />
    </Aside>
  );
}
