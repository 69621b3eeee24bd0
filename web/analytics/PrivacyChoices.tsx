import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { askAgain } from './consent.ts';

/** Footer button that reopens the consent dialog. */
export function PrivacyChoices({ className }: { className: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <button ref={button} type="button" className={className} onClick={() => askAgain(button.current)}>
      <FormattedMessage id="privacy.choices" />
    </button>
  );
}
