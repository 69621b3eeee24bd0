import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import css from './Google.module.css';
import { GoogleMark } from './GoogleMark.tsx';

/** Where Google is not set up. The button can be reached, so that everybody is told why it does nothing. */
export function GoogleMissing() {
  const reason = useId();
  return (
    <div className={css.google}>
      <button type="button" className={css.missing} aria-disabled="true" aria-describedby={reason}>
        <GoogleMark />
        <FormattedMessage
          id="google.continue"
          defaultMessage="Continue with Google"
          description="Button for signing in with a Google account"
        />
      </button>
      <p id={reason} className={css.reason}>
        <FormattedMessage
          id="google.missing"
          defaultMessage="Signing in with Google is not set up here."
          description="Below the Google button that does nothing"
        />
      </p>
    </div>
  );
}
