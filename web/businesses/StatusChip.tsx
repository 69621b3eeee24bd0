import { defineMessages, FormattedMessage } from 'react-intl';
import { Chip } from '../ui/Chip.tsx';

const messages = defineMessages({
  WAITING: { id: 'business.waiting' },
  SENT_BACK: { id: 'page.changesRequested' },
  REJECTED: { id: 'business.rejected' },
  APPROVED: { id: 'business.approved' },
  SUSPENDED: { id: 'business.suspended' },
});

export const statusTones = {
  WAITING: 'warning',
  SENT_BACK: 'warning',
  REJECTED: 'error',
  APPROVED: 'success',
  SUSPENDED: 'error',
} as const;

export type BusinessState = keyof typeof messages;

/** The status of a business, for its owner. */
export function StatusChip({ status }: { status: BusinessState }) {
  return (
    <Chip tone={statusTones[status]}>
      <FormattedMessage {...messages[status]} />
    </Chip>
  );
}
