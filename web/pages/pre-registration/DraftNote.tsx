import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import css from './DraftNote.module.css';

/** Says that what was typed before is here again. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={css.note}>
      <p>
        <FormattedMessage
          id="preRegistration.restored"
          defaultMessage="We kept part of what you typed here before."
          description="Above the form, when it was begun earlier and not sent"
        />
      </p>
      <Button variant="quiet" onPress={onDiscard}>
        <FormattedMessage
          id="preRegistration.afresh"
          defaultMessage="Start afresh"
          description="Button that empties the form, which holds what was typed earlier"
        />
      </Button>
    </div>
  );
}
