import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { LinkDead } from './LinkDead.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { ResubmissionForm } from './ResubmissionForm.tsx';
import { ResubmissionSkeleton } from './ResubmissionSkeleton.tsx';
import { useResubmission } from './useResubmission.ts';

/** The form for a business that our team sent back, by the token of the mail: as it was sent before, to be corrected. */
export function Resubmission({ token }: { token: string }) {
  const { found, retry } = useResubmission(token);
  return (
    <>
      <VisuallyHidden role="status">
        {found.status === 'loading' && (
          <FormattedMessage
            id="resubmission.loading"
            defaultMessage="Loading what you sent before…"
            description="While the form is loaded that our team sent back"
          />
        )}
      </VisuallyHidden>
      {found.status === 'loading' && <ResubmissionSkeleton />}
      {found.status === 'loaded' && <ResubmissionForm token={token} returned={found.returned} />}
      {found.status === 'dead' && <LinkDead>{found.message}</LinkDead>}
      {found.status === 'failed' && <LoadFailed reason={found.message} onRetry={retry} />}
    </>
  );
}
