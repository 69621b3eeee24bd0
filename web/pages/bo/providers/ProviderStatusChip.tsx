import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { type BusinessState, statusTones } from '#web/businesses/StatusChip.tsx';
import { Chip } from '#web/ui/Chip.tsx';

// Spanish uses "proveedor" here, and "empresa" on the pages of its owner.
export const providerStatusMessages: Record<BusinessState, MessageDescriptor> = defineMessages({
  WAITING: { id: 'bo.status.waiting', defaultMessage: 'Pending', description: 'Provider' },
  SENT_BACK: { id: 'page.changesRequested' },
  REJECTED: { id: 'bo.status.rejected', defaultMessage: 'Rejected', description: 'Provider' },
  APPROVED: { id: 'bo.status.approved', defaultMessage: 'Approved', description: 'Provider' },
  SUSPENDED: { id: 'bo.status.suspended', defaultMessage: 'Suspended', description: 'Provider' },
});

/** The state of a provider, in the terms of staff. */
export function ProviderStatusChip({ status }: { status: BusinessState }) {
  return (
    <Chip tone={statusTones[status]}>
      <FormattedMessage {...providerStatusMessages[status]} />
    </Chip>
  );
}
