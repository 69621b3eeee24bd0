import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import css from './PreRegistrationPage.module.css';

/** A note that the draft was restored. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={css.note}>
      <p>
        <FormattedMessage id="preRegistration.restored" defaultMessage="We restored what you entered before." />
      </p>
      <Button variant="quiet" onPress={onDiscard}>
        <FormattedMessage id="preRegistration.afresh" defaultMessage="Start over" />
      </Button>
    </div>
  );
}
