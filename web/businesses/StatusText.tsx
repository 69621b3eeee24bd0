import { FormattedMessage } from 'react-intl';
import type { BusinessState } from './StatusChip.tsx';
import css from './StatusText.module.css';

interface StatusTextProps {
  status: BusinessState;
  /** Why it was sent back, rejected or suspended, in our team's words. */
  reason: string | null;
}

/** What the state of a business means for its applicant, and what happens next. */
export function StatusText({ status, reason }: StatusTextProps) {
  return (
    <>
      {status === 'WAITING' && (
        <p>
          <FormattedMessage
            id="dashboard.waitingText"
            defaultMessage="Our team reviews it and writes to you. There is nothing you need to do."
            description="Below a business that waits for review"
          />
        </p>
      )}
      {status === 'SENT_BACK' && (
        <p>
          <FormattedMessage
            id="dashboard.sentBackText"
            defaultMessage="Before we publish it, please correct this:"
            description="Above the reason why a business was sent back"
          />
        </p>
      )}
      {status === 'REJECTED' && (
        <p>
          <FormattedMessage
            id="dashboard.rejectedText"
            defaultMessage="We will not publish it in the directory. If you think this is a mistake, write to us."
            description="Below a business that was rejected, above the reason"
          />
        </p>
      )}
      {status === 'SUSPENDED' && (
        <p>
          <FormattedMessage
            id="dashboard.suspendedText"
            defaultMessage="Our team suspended it: for now, nobody finds it in the directory. If you think this is a mistake, write to us."
            description="Below a business that was suspended, above the reason"
          />
        </p>
      )}
      {reason && <blockquote className={css.reason}>{reason}</blockquote>}
    </>
  );
}
