import { defineMessages, FormattedMessage } from 'react-intl';
import { type BusinessState, statusTones } from '#web/businesses/StatusChip.tsx';
import { Chip } from '#web/ui/Chip.tsx';

// Spanish has a "proveedor" here, and an "empresa" on the pages of its owner.
export const providerStatusMessages = defineMessages({
  WAITING: {
    id: 'bo.status.waiting',
    defaultMessage: 'Pending',
    description: 'State of a provider that our team has not decided about, for staff',
  },
  SENT_BACK: {
    id: 'bo.status.sentBack',
    defaultMessage: 'Changes requested',
    description: 'State of a provider that its applicant has to correct, for staff',
  },
  REJECTED: {
    id: 'bo.status.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a provider that we do not publish, for staff',
  },
  APPROVED: {
    id: 'bo.status.approved',
    defaultMessage: 'Approved',
    description: 'State of a provider that everybody can find, for staff',
  },
  SUSPENDED: {
    id: 'bo.status.suspended',
    defaultMessage: 'Suspended',
    description: 'State of a provider that we hide from the public for now, for staff',
  },
});

/** The state of a provider, in the words of staff. */
export function ProviderStatusChip({ status }: { status: BusinessState }) {
  return (
    <Chip tone={statusTones[status]}>
      <FormattedMessage {...providerStatusMessages[status]} />
    </Chip>
  );
}
