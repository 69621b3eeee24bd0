import { FormattedMessage } from 'react-intl';
import { Notice } from '#web/ui/Notice.tsx';
import { FreshStart } from './FreshStart.tsx';

/** Why the link is no good, in the server's words. */
export function LinkDead({ children }: { children: string }) {
  return (
    <Notice type="warning">
      <p role="status">{children}</p>
      <FreshStart variant="outline">
        <FormattedMessage
          id="resubmission.afresh"
          defaultMessage="Start a new pre-registration"
          description="Button below why a mailed link is no good; it leads to the empty form"
        />
      </FreshStart>
    </Notice>
  );
}
