import { defineMessages, FormattedMessage } from 'react-intl';
import { Chip } from '../ui/Chip.tsx';

const messages = defineMessages({
  WAITING: {
    id: 'business.waiting',
    defaultMessage: 'In review',
    description: 'State of a business that our team has not decided about',
  },
  SENT_BACK: {
    id: 'business.sentBack',
    defaultMessage: 'Changes requested',
    description: 'State of a business that its owner has to correct',
  },
  REJECTED: {
    id: 'business.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a business that we do not publish',
  },
  APPROVED: {
    id: 'business.approved',
    defaultMessage: 'Approved',
    description: 'State of a business that everybody can find',
  },
  SUSPENDED: {
    id: 'business.suspended',
    defaultMessage: 'Suspended',
    description: 'State of a business that we hide from the public for now',
  },
});

export const statusTones = {
  WAITING: 'warning',
  SENT_BACK: 'warning',
  REJECTED: 'error',
  APPROVED: 'success',
  SUSPENDED: 'error',
} as const;

export type BusinessState = keyof typeof messages;

/** Where a business is on its way into the directory, for its owner. */
export function StatusChip({ status }: { status: BusinessState }) {
  return (
    <Chip tone={statusTones[status]}>
      <FormattedMessage {...messages[status]} />
    </Chip>
  );
}
