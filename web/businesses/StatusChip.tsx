import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ProviderStatus } from '#web/__generated__/providersLoaderQuery.graphql.ts';
import { Chip } from '../ui/Chip.tsx';

export type BusinessState = Exclude<ProviderStatus, `%${string}`>;

const messages: Record<BusinessState, MessageDescriptor> = defineMessages({
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
} as const satisfies Record<BusinessState, string>;

/** The status of a business, for its owner. */
export function StatusChip({ status }: { status: BusinessState }) {
  return (
    <Chip tone={statusTones[status]}>
      <FormattedMessage {...messages[status]} />
    </Chip>
  );
}
