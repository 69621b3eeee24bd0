import { FormattedMessage } from 'react-intl';
import type { BusinessState } from './StatusChip.tsx';
import css from './status.module.css';

interface StatusTextProps {
  status: BusinessState;
  /** The reason why the business was sent back, rejected or suspended. */
  reason: string | null;
}

/** Explains the state of a business to its applicant, and the next step. */
export function StatusText({ status, reason }: StatusTextProps) {
  return (
    <>
      {status === 'WAITING' && (
        <p>
          <FormattedMessage
            id="dashboard.waitingText"
            defaultMessage="Our team is reviewing it and will email you. You do not need to do anything."
          />
        </p>
      )}
      {status === 'SENT_BACK' && (
        <p>
          <FormattedMessage id="dashboard.sentBackText" defaultMessage="Before we publish it, please correct this:" />
        </p>
      )}
      {status === 'REJECTED' && (
        <p>
          <FormattedMessage
            id="dashboard.rejectedText"
            defaultMessage="We will not publish this business in the directory. If you think this is a mistake, contact us."
          />
        </p>
      )}
      {status === 'SUSPENDED' && (
        <p>
          <FormattedMessage
            id="dashboard.suspendedText"
            defaultMessage="Our team suspended this business, so it is hidden from the directory for now. If you think this is a mistake, contact us."
          />
        </p>
      )}
      {reason && <blockquote className={css.reason}>{reason}</blockquote>}
    </>
  );
}
