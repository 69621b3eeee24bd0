import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import css from './PrivacyLine.module.css';

/** The links open beside the form: nothing typed is lost by reading them. */
export function PrivacyLine() {
  return (
    <p className={css.line}>
      <FormattedMessage
        id="preRegistration.privacy"
        defaultMessage="By sending it you accept the <terms>usage agreement</terms> and the <privacy>privacy policy</privacy>."
        description="Above the button that sends the pre-registration"
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
    </p>
  );
}
