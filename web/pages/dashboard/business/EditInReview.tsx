import { FormattedMessage } from 'react-intl';

/** A notice of a pending edit: the public still sees the previous version. */
export function EditInReview({ isSuspended }: { isSuspended: boolean }) {
  return isSuspended ? (
    <FormattedMessage
      id="ownBusiness.waitsSuspended"
      defaultMessage="Your changes are in review. The business is suspended, so nobody sees its page for now. We will email you."
    />
  ) : (
    <FormattedMessage
      id="ownBusiness.waits"
      defaultMessage="Your changes are in review. Until we publish them, everyone sees the page as it was. We will email you."
    />
  );
}
