import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { StatusChip_provider$key } from '../../../../../__generated__/StatusChip_provider.graphql.ts';
import { Chip } from '../../../../../ui/Chip.tsx';

/** Whether a provider waits, is public or was sent back. */
export function StatusChip({ provider }: { provider: StatusChip_provider$key }) {
  const { approvedAt, rejectedAt } = useFragment(
    graphql`
      fragment StatusChip_provider on Provider {
        approvedAt
        rejectedAt
      }
    `,
    provider,
  );
  if (approvedAt)
    return (
      <Chip tone="success">
        <FormattedMessage id="bo.status.approved" defaultMessage="Approved" description="State of a provider" />
      </Chip>
    );
  if (rejectedAt)
    return (
      <Chip>
        <FormattedMessage
          id="bo.status.sentBack"
          defaultMessage="Sent back"
          description="State of a provider that was rejected or has to be corrected"
        />
      </Chip>
    );
  return (
    <Chip tone="warning">
      <FormattedMessage
        id="bo.status.waiting"
        defaultMessage="Waiting for approval"
        description="State of a provider"
      />
    </Chip>
  );
}
