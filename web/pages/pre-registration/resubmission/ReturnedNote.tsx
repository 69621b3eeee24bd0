import { FormattedMessage } from 'react-intl';
import { Notice } from '#web/ui/Notice.tsx';
import { FreshStart } from './FreshStart.tsx';
import css from './ReturnedNote.module.css';

/** Why our team sent the business back, in their words. */
export function ReturnedNote({ reason }: { reason: string | null | undefined }) {
  return (
    <Notice type="warning">
      <h2 className={css.title}>
        <FormattedMessage
          id="resubmission.title"
          defaultMessage="Please correct this and send it again"
          description="Heading above the reason why our team sent a business back"
        />
      </h2>
      {reason && <p className={css.reason}>{reason}</p>}
      <p>
        <FormattedMessage
          id="resubmission.text"
          defaultMessage="The rest of the form is as you sent it. Fields marked * are required."
          description="Below the reason why our team sent a business back"
        />
      </p>
      <div className={css.afresh}>
        <FreshStart variant="quiet">
          {/* Said so that nobody takes it for the way to correct this one. */}
          <FormattedMessage
            id="resubmission.another"
            defaultMessage="Pre-register another business"
            description="Button that leads from a business that was sent back to the empty form"
          />
        </FreshStart>
      </div>
    </Notice>
  );
}
