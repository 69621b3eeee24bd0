import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { formTexts, SUBMISSION_TEXT_NAMES } from '#shared/providerForm.ts';
import { noChoice } from '#web/forms/Selector.tsx';
import { RetryButton } from '#web/loading/RetryButton.tsx';
import { paths } from '#web/paths.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { CardPreview } from '../CardPreview.tsx';
import type { PreRegistration } from '../checkPreRegistration.ts';
import { FormColumns } from '../FormColumns.tsx';
import { FormSection, Wide } from '../FormSection.tsx';
import { PreRegistrationForm } from '../PreRegistrationForm.tsx';
import { usePreRegistration } from '../usePreRegistration.ts';
import css from './Resubmission.module.css';
import { leaveResubmission, resubmissionKey } from './resubmissionKey.ts';
import { isDead, type Returned, useResubmission } from './useResubmission.ts';

/** The form for a business that our team sent back, found by the token of the mail, with the values sent before. */
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
      {found.status === 'loaded' ? (
        <ResubmissionForm token={token} returned={found.returned} />
      ) : (
        <FormColumns isAgain>
          {found.status === 'loading' && <ResubmissionSkeleton />}
          {found.status === 'dead' && <LinkDead>{found.message}</LinkDead>}
          {found.status === 'failed' && <LoadFailed reason={found.message} onRetry={retry} />}
        </FormColumns>
      )}
    </>
  );
}

interface LoadFailedProps {
  /** The server's words, if it had some. */
  reason: string | undefined;
  onRetry: () => void;
}

function LoadFailed({ reason, onRetry }: LoadFailedProps) {
  return (
    <Notice type="warning">
      <div role="status">
        <p>
          <FormattedMessage
            id="resubmission.failed"
            defaultMessage="What you sent before could not be loaded."
            description="In place of the form that our team sent back"
          />
        </p>
        {reason && <p>{reason}</p>}
      </div>
      <RetryButton onPress={onRetry} />
    </Notice>
  );
}

/** The usual form with the values sent before. No draft is saved: the stored one is of another business. */
function ResubmissionForm({ token, returned }: { token: string; returned: Returned }) {
  const [key] = useState(() => resubmissionKey(token));
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, part } = usePreRegistration({
    initial: asForm(returned),
    idempotencyKey: () => key,
    resubmitToken: token,
    onSent: leaveResubmission,
    // It was sent in another tab meanwhile. The typed text stays, to be copied.
    onFailure: (error) => setRefusal(isDead(error) ? error.message : null),
  });
  return (
    <FormColumns isAgain preview={<CardPreview form={form} />}>
      <div className={css.returned}>
        {refusal ? <LinkDead>{refusal}</LinkDead> : <ReturnedNote reason={returned.reason} />}
        <PreRegistrationForm form={form} part={part} isReturned isImageKept={returned.hasImage} />
      </div>
    </FormColumns>
  );
}

function asForm({ service, address, ...returned }: Returned): PreRegistration {
  return {
    email: returned.email,
    ...formTexts(returned, SUBMISSION_TEXT_NAMES),
    serviceId: service ? { text: service.name, id: String(service.databaseId) } : noChoice,
    addressId: { text: address.displayName, id: String(address.databaseId) },
    moreServices: returned.moreServices.map(({ service: more, address: place }, index) => ({
      id: `n${index + 1}`,
      serviceId: { text: more.name, id: String(more.databaseId) },
      addressId: { text: place.displayName, id: String(place.databaseId) },
    })),
    contactEmail: returned.contactEmail ?? '',
    contactWhatsapp: returned.contactWhatsapp ?? '',
    contactPhone: returned.contactPhone ?? '',
    file: [],
  };
}

/** The reason our team gave for sending the business back. */
function ReturnedNote({ reason }: { reason: string | null | undefined }) {
  return (
    <Notice type="warning">
      <h2 className={css.title}>
        <FormattedMessage
          id="resubmission.title"
          defaultMessage="Please correct this and send it again"
          description="Heading above the reason why our team sent a business back"
        />
      </h2>
      {reason && <p className={css.reason}>{reason}</p>}
      <p>
        <FormattedMessage
          id="resubmission.text"
          defaultMessage="The rest of the form is as you sent it. Fields marked * are required."
          description="Below the reason why our team sent a business back"
        />
      </p>
      <div className={css.afresh}>
        <FreshStart variant="quiet">
          {/* Said so that nobody takes it for the way to correct this one. */}
          <FormattedMessage
            id="resubmission.another"
            defaultMessage="Pre-register another business"
            description="Button that leads from a business that was sent back to the empty form"
          />
        </FreshStart>
      </div>
    </Notice>
  );
}

/** In the shape of the form, so that little moves when it is loaded. */
function ResubmissionSkeleton() {
  return (
    <div className={css.form} aria-hidden="true">
      <div className={css.note} />
      <FormSection title={<Title />}>
        <Wide>
          <Field />
        </Wide>
        <Field />
        <Field />
        <Wide>
          <Field size="tall" />
        </Wide>
      </FormSection>
      <FormSection title={<Title />}>
        <Field />
        <Field />
      </FormSection>
      <FormSection title={<Title />}>
        <Wide>
          <Field />
        </Wide>
        <Field />
        <Field />
      </FormSection>
      <FormSection title={<Title />}>
        <Wide>
          <Field size="tall" />
        </Wide>
      </FormSection>
    </div>
  );
}

function Title() {
  return (
    <span className={css.heading}>
      <Skeleton lines={1} />
    </span>
  );
}

function Field({ size = 'line' }: { size?: 'line' | 'tall' }) {
  return (
    <div className={css.field}>
      <div className={css.label}>
        <Skeleton lines={1} />
      </div>
      <div className={css.box} data-size={size} />
    </div>
  );
}

/** The server's message about a link that is not valid. */
function LinkDead({ children }: { children: string }) {
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

/** The tab remembers the mailed link; this button leads back to the empty form. */
function FreshStart({ variant, children }: { variant: ButtonVariant; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button
      variant={variant}
      onPress={() => {
        leaveResubmission();
        void navigate(paths.preRegistration(), { replace: true });
        // The button disappears; the focus goes to the beginning of the page, as after any navigation.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      {children}
    </Button>
  );
}
