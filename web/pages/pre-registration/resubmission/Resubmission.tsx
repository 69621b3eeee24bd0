import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { formTexts, SUBMISSION_TEXT_NAMES } from '#shared/providerForm.ts';
import { noChoice } from '#web/forms/Selector.tsx';
import { StaleNotice } from '#web/forms/StaleNotice.tsx';
import { RetryButton } from '#web/loading/RetryButton.tsx';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { CardPreview } from '../CardPreview.tsx';
import type { PreRegistration } from '../checkPreRegistration.ts';
import { DraftNote } from '../DraftNote.tsx';
import { draftOf, forgetCorrection, readCorrection, saveCorrection } from '../draft.ts';
import { FormColumns } from '../FormColumns.tsx';
import { forgetPicture } from '../keptPicture.ts';
import { PreRegistrationForm } from '../PreRegistrationForm.tsx';
import { useKeptPicture } from '../useKeptPicture.ts';
import { usePreRegistration } from '../usePreRegistration.ts';
import css from './Resubmission.module.css';
import { ResubmissionSkeleton } from './ResubmissionSkeleton.tsx';
import { leaveResubmission, resubmissionKey } from './resubmissionKey.ts';
import { useCorrectionLines } from './useCorrectionLines.ts';
import { isDead, load, type Returned, useResubmission } from './useResubmission.ts';

/** The form for a business that our team sent back, identified by the token in the mail, with the previous values. */
export function Resubmission({ token }: { token: string }) {
  const { found, retry } = useResubmission(token);
  return (
    <>
      <VisuallyHidden role="status">
        {found.status === 'loading' && (
          <FormattedMessage id="resubmission.loading" defaultMessage="Loading the details you sent…" />
        )}
      </VisuallyHidden>
      {found.status === 'loaded' ? (
        <ResubmissionForm token={token} returned={found.returned} />
      ) : (
        <FormColumns isConfirmed>
          {found.status === 'loading' && <ResubmissionSkeleton />}
          {found.status === 'dead' && <LinkDead>{found.message}</LinkDead>}
          {found.status === 'failed' && <LoadFailed reason={found.message} onRetry={retry} />}
        </FormColumns>
      )}
    </>
  );
}

interface LoadFailedProps {
  /** The server's message, if there is one. */
  reason: string | undefined;
  onRetry: () => void;
}

function LoadFailed({ reason, onRetry }: LoadFailedProps) {
  return (
    <Notice type="warning">
      <div role="status">
        <p>
          <FormattedMessage id="resubmission.failed" defaultMessage="The details you sent could not be loaded." />
        </p>
        {reason && <p>{reason}</p>}
      </div>
      <RetryButton onPress={onRetry} />
    </Notice>
  );
}

/**
 * The usual form with the previous values, or with those of a started correction. Drafts of corrections are separate
 * from other drafts.
 */
function ResubmissionForm({ token, returned }: { token: string; returned: Returned }) {
  const [key] = useState(() => resubmissionKey(token));
  const [refusal, setRefusal] = useState<string | null>(null);
  const of = asSent(returned);
  const [begun] = useState(() => readCorrection(of));
  const [isDiscarded, setDiscarded] = useState(false);
  const [version, setVersion] = useState(returned.version);
  const [theirs, setTheirs] = useState<Returned | null>(null);
  const isSent = useRef(false);
  const { form, part } = usePreRegistration({
    initial: { ...asForm(returned), ...begun, email: returned.email },
    idempotencyKey: () => key,
    resubmitToken: token,
    version,
    onSent: () => {
      isSent.current = true;
      forgetCorrection(of);
      forgetPicture('correction', of);
      leaveResubmission();
    },
    onFailure: (error) => {
      // The correction was sent in another tab in the meantime. The input stays, so that it can be copied.
      setRefusal(isDead(error) ? error.message : null);
      if (error instanceof ApiError && error.code === 'CONFLICT' && !error.field) void compare();
    },
  });
  const lines = useCorrectionLines(form.values, theirs && asForm(theirs));
  const compare = async () => {
    const now = await load(token);
    if (now.status === 'loaded') setTheirs(now.returned);
  };
  const settle = (saved: Returned) =>
    flushSync(() => {
      setVersion(saved.version);
      setTheirs(null);
    });
  const isPictureRestored = useKeptPicture(form, 'correction', of);
  const text = JSON.stringify(draftOf(form.values));
  const [unchanged] = useState(() => JSON.stringify(draftOf(asForm(returned))));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text contains the values.
  useEffect(() => {
    if (isSent.current) return;
    if (text === unchanged) forgetCorrection(of);
    else saveCorrection(of, form.values);
  }, [text]);
  const startOver = () => {
    form.setValues(asForm(returned));
    setDiscarded(true);
    // The focus moves to the first field, as the button is removed.
    form.ref.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  };
  return (
    <FormColumns isConfirmed preview={<CardPreview form={form} />}>
      <Stack gap={6}>
        {theirs && (
          <StaleNotice
            title={
              <FormattedMessage
                id="resubmission.stale"
                defaultMessage="Our team changed these details in the meantime"
              />
            }
            lines={lines}
            onKeepTheirs={() => {
              form.setValues({ ...asForm(theirs), file: form.values.file });
              settle(theirs);
              form.ref.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
            }}
            onSaveMine={async () => {
              settle(theirs);
              form.ref.current?.requestSubmit();
            }}
          />
        )}
        {refusal ? <LinkDead>{refusal}</LinkDead> : <ReturnedNote reason={returned.reason} />}
        <PreRegistrationForm
          form={form}
          part={part}
          note={!isDiscarded && (begun || isPictureRestored) && <DraftNote onDiscard={startOver} />}
          isReturned
          isImageKept={returned.hasImage}
        />
      </Stack>
    </FormColumns>
  );
}

/**
 * The submission as text, independent of the language. It identifies drafts: a correction of another business, or of an
 * earlier state of this one, is not a draft of it.
 */
function asSent({ version: _, service, place, moreServices, lanes, ...texts }: Returned): string {
  return JSON.stringify({
    ...texts,
    services: [service?.databaseId, place.databaseId, ...moreServices.map(({ databaseId }) => databaseId)],
    lanes: lanes.map(({ databaseId }) => databaseId),
  });
}

const asChoice = ({ displayName: text, databaseId }: Returned['place']) => ({ text, id: String(databaseId) });

function asForm({ service, place, ...returned }: Returned): PreRegistration {
  return {
    email: returned.email,
    ...formTexts(returned, SUBMISSION_TEXT_NAMES),
    serviceId: service ? { text: service.name, id: String(service.databaseId) } : noChoice,
    placeId: asChoice(place),
    lanes: returned.lanes.map(({ from, to, bothWays }, index) => ({
      id: `n${index + 1}`,
      fromId: asChoice(from),
      toId: asChoice(to),
      bothWays,
    })),
    moreServices: returned.moreServices.map(({ service: more, place }, index) => ({
      id: `n${index + 1}`,
      serviceId: { text: more.name, id: String(more.databaseId) },
      placeId: asChoice(place),
    })),
    contactEmail: returned.contactEmail ?? '',
    contactWhatsapp: returned.contactWhatsapp ?? '',
    contactPhone: returned.contactPhone ?? '',
    file: [],
  };
}

/** The reason that our team gave for sending the business back. */
function ReturnedNote({ reason }: { reason: string | null | undefined }) {
  return (
    <Notice type="warning">
      <Text as="h2" size="md">
        <FormattedMessage id="resubmission.title" defaultMessage="Please correct this and send it again" />
      </Text>
      {reason && (
        <Text size="md" keepsLines>
          {reason}
        </Text>
      )}
      <p>
        <FormattedMessage
          id="resubmission.text"
          defaultMessage="The rest of the form has the details you sent. Fields marked * are required."
        />
      </p>
      <div className={css.afresh}>
        <FreshStart variant="quiet">
          {/* The text of the button states that the form is for another business. */}
          <FormattedMessage id="resubmission.another" defaultMessage="Register another business" />
        </FreshStart>
      </div>
    </Notice>
  );
}

/** The server's message about an invalid link. */
function LinkDead({ children }: { children: string }) {
  return (
    <Notice type="warning">
      <p role="status">{children}</p>
      <FreshStart variant="outline">
        <FormattedMessage id="resubmission.afresh" defaultMessage="Start a new registration" />
      </FreshStart>
    </Notice>
  );
}

/** A button that leads back to the empty form, as the tab remembers the mailed link. */
function FreshStart({ variant, children }: { variant: ButtonVariant; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button
      variant={variant}
      onPress={() => {
        leaveResubmission();
        void navigate(paths.preRegistration(), { replace: true });
        // The button is removed, so the focus moves to the beginning of the page, as after any navigation.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      {children}
    </Button>
  );
}
