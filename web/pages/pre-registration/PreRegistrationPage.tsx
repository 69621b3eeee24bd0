import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Page } from '#web/layouts/Page.tsx';
import { useSession } from '#web/session/useSession.ts';
import { showToast } from '#web/ui/toasts.ts';
import { useHydrated } from '#web/useHydrated.ts';
import { CardPreview } from './CardPreview.tsx';
import { emptyPreRegistration, type PreRegistration } from './checkPreRegistration.ts';
import { DraftNote } from './DraftNote.tsx';
import {
  type Draft,
  type DraftValues,
  draftOf,
  draftStorageKey,
  forgetDraft,
  newKey,
  readDraft,
  saveDraft,
} from './draft.ts';
import { FormColumns } from './FormColumns.tsx';
import { forgetPicture } from './keptPicture.ts';
import { PreRegistrationForm } from './PreRegistrationForm.tsx';
import { Resubmission } from './resubmission/Resubmission.tsx';
import { useKeptPicture } from './useKeptPicture.ts';
import { usePreRegistration } from './usePreRegistration.ts';
import { useProvedEmail } from './useProvedEmail.ts';

const titles = defineMessages({
  first: { id: 'nav.carriers' },
  again: { id: 'preRegistration.titleAgain', defaultMessage: 'Send your registration again' },
  restored: { id: 'preRegistration.restoredToast', defaultMessage: 'Your draft was restored' },
});

export function PreRegistrationPage() {
  const intl = useIntl();
  // The token of the mail about a business that was sent back, as stored by the browser.
  const stored = useLoaderData<string | null>();
  const isHydrated = useHydrated();
  const token = isHydrated ? stored : null;
  const title = intl.formatMessage(token ? titles.again : titles.first);
  return (
    <Page
      title={title}
      lead={
        !token && (
          <p>
            <FormattedMessage
              id="preRegistration.text"
              defaultMessage="It takes about two minutes and is free. Fields marked * are required."
            />
          </p>
        )
      }
    >
      {token ? <Resubmission key={token} token={token} /> : <NewPreRegistration />}
    </Page>
  );
}

/** The form for a new business. Its draft is stored until the form is sent. */
function NewPreRegistration() {
  const intl = useIntl();
  const session = useSession();
  const own = session.status === 'signedIn' ? session.user.email : '';
  const isProved = useProvedEmail();
  const draft = useDraft();
  const { form, part } = usePreRegistration({
    initial: withOwnEmail(emptyPreRegistration, own),
    idempotencyKey: draft.idempotencyKey,
    onSent: draft.finish,
  });
  const { values, setValues } = form;
  const [isReady, setReady] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const [isDiscarded, setDiscarded] = useState(false);
  // The server does not know the draft, which fills the fields without input before hydration. That input is in the
  // latest state, but not yet in the values of this render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    const stored = draft.restore();
    if (stored) setValues((now) => filledIn(withoutOwnEmail(now, own), stored, own));
    setRestored(stored !== null);
    setReady(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the session is known
  useEffect(() => {
    if (own) setValues((now) => (now.email || now.contactEmail ? now : withOwnEmail(now, own)));
  }, [own]);
  useKeepDraft(draft, withoutOwnEmail(values, own), isReady);

  const isPictureRestored = useKeptPicture(form, 'registration', '');
  const hasDraft = isRestored || isPictureRestored;
  // the note above the form is out of view if the browser scrolls back to a later field
  useEffect(() => {
    if (hasDraft) void showToast({ type: 'success', title: intl.formatMessage(titles.restored), seconds: 3 });
  }, [hasDraft, intl]);

  const startAfresh = () => {
    draft.finish();
    form.setValues(withOwnEmail(emptyPreRegistration, own));
    setDiscarded(true);
    // The button is removed, so the focus moves to the first field.
    form.ref.current?.querySelector('input')?.focus();
  };
  return (
    <FormColumns isConfirmed={isProved(form.values.email)} preview={<CardPreview form={form} />}>
      <PreRegistrationForm
        form={form}
        part={part}
        note={!isDiscarded && hasDraft && <DraftNote onDiscard={startAfresh} />}
      />
    </FormColumns>
  );
}

/** Fills in the address of a signed-in visitor, which most visitors use for their business, too. */
function withOwnEmail(values: PreRegistration, own: string): PreRegistration {
  return { ...values, email: values.email || own, contactEmail: values.contactEmail || own };
}

/** Completes the values with those of the draft. */
function filledIn(values: PreRegistration, { idempotencyKey: _, ...stored }: Draft, own: string): PreRegistration {
  const isTyped = ([name, value]: [string, unknown]) => value !== emptyPreRegistration[name as keyof PreRegistration];
  const typed = Object.fromEntries(Object.entries(values).filter(isTyped));
  return withOwnEmail({ ...values, ...stored, ...typed }, own);
}

/** Removes the address that was filled in automatically, which is not user input. */
function withoutOwnEmail(values: PreRegistration, own: string): PreRegistration {
  const typed = (email: string) => (email === own ? '' : email);
  return { ...values, email: typed(values.email), contactEmail: typed(values.contactEmail) };
}

/** The stored draft, and the key of the submission. */
function useDraft() {
  const key = useRef<string>(null);
  const currentKey = () => (key.current ??= newKey());

  useEffect(() => {
    // When the draft is sent or discarded in another tab, its key is used up, and this form is another submission.
    const onStorage = (event: StorageEvent) => {
      if (event.key === draftStorageKey && event.newValue === null) key.current = newKey();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return {
    /** Returns the draft, which this page then submits; null without a draft. */
    restore: () => {
      const stored = readDraft();
      if (stored) key.current = stored.idempotencyKey;
      return stored;
    },
    /** The key with which a repeated submission counts once. */
    idempotencyKey: currentKey,
    /** Called after the form was sent or emptied: the next submission gets another key. */
    finish: () => {
      forgetDraft();
      forgetPicture('registration', '');
      key.current = newKey();
    },
    keep: (values: DraftValues) => saveDraft({ idempotencyKey: currentKey(), ...draftOf(values) }),
  };
}

/** Stores every change of the form, after the draft has been restored. */
function useKeepDraft(
  { keep }: Pick<ReturnType<typeof useDraft>, 'keep'>,
  values: DraftValues,
  isReady: boolean,
): void {
  const text = JSON.stringify(draftOf(values));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text contains the values.
  useEffect(() => {
    if (isReady) keep(values);
  }, [text, isReady]);
}
