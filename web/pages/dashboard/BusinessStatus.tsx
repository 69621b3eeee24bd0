import { FormattedMessage } from 'react-intl';
import { Chip } from '../../ui/Chip.tsx';

/** Whether a business is in the directory, or waits for our review. */
export function BusinessStatus({ isApproved }: { isApproved: boolean }) {
  return (
    <Chip tone={isApproved ? 'success' : 'warning'}>
      <FormattedMessage
        id="dashboard.status"
        defaultMessage="{approved, select, true {Approved} other {Waiting for review}}"
        description="Whether a business is approved"
        values={{ approved: String(isApproved) }}
      />
    </Chip>
  );
}
