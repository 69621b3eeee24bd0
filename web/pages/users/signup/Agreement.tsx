import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { Aside } from '../Aside.tsx';

/** The links open beside the form: nothing typed is lost by reading them. */
export function Agreement() {
  return (
    <Aside>
      <FormattedMessage
        id="signup.agreement"
        defaultMessage="By signing up you accept the <terms>usage agreement</terms> and the <privacy>privacy policy</privacy>."
        description="Above the button for signing up"
        values={{
          terms: (text) => (
            <Link href={paths.servicesAgreement()} target="_blank">
              {text}
            </Link>
          ),
          privacy: (text) => (
            <Link href={paths.privacyPolicy()} target="_blank">
              {text}
            </Link>
          ),
        }}
      />
    </Aside>
  );
}
