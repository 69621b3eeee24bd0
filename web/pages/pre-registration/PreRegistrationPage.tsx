import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Page } from '#web/layouts/Page.tsx';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { CardPreview } from './CardPreview.tsx';
import { emptyPreRegistration, type PreRegistration } from './checkPreRegistration.ts';
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
import { PreRegistrationForm } from './PreRegistrationForm.tsx';
import css from './PreRegistrationPage.module.css';
import { Resubmission } from './resubmission/Resubmission.tsx';
import { usePreRegistration } from './usePreRegistration.ts';

const titles = defineMessages({
  first: {
    id: 'preRegistration.title',
    defaultMessage: 'Pre-register your business',
    description: 'Title of the page',
  },
  again: {
    id: 'preRegistration.titleAgain',
    defaultMessage: 'Send your business again',
    description: 'Title of the page when our team sent a business back, to be corrected',
  },
});

export function PreRegistrationPage() {
  const intl = useIntl();
  // From the mail about a business that was sent back; the browser has stored it.
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
              defaultMessage="It takes about two minutes and costs nothing. Fields marked * are required."
              description="Below the title of the page"
            />
          </p>
        )
      }
    >
      {token ? <Resubmission key={token} token={token} /> : <NewPreRegistration />}
    </Page>
  );
}

/** The form for a new business. A draft of it is stored until it is sent. */
function NewPreRegistration() {
  const session = useSession();
  const own = session.status === 'signedIn' ? session.user.email : '';
  const draft = useDraft();
  const { form, part } = usePreRegistration({
    initial: withOwnEmail(emptyPreRegistration, own),
    idempotencyKey: draft.idempotencyKey,
    onSent: draft.finish,
  });
  const { values, setValues } = form;
  const isHydrated = useHydrated();
  const [isReady, setReady] = useState(false);
  const [isNoteShown, setNoteShown] = useState(false);
  // The server does not know the draft. It fills fields in which nothing was typed before the code was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code takes over
  useLayoutEffect(() => {
    if (!isHydrated) return;
    const stored = draft.restore();
    if (stored) setValues(filledIn(withoutOwnEmail(values, own), stored, own));
    setNoteShown(stored !== null);
    setReady(true);
  }, [isHydrated]);
  const isUntouched = values.email === '' && values.contactEmail === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session is known
  useEffect(() => {
    if (own && isUntouched) setValues(withOwnEmail(values, own));
  }, [own]);
  useKeepDraft(draft, withoutOwnEmail(values, own), isReady);

  const startAfresh = () => {
    draft.finish();
    form.setValues(withOwnEmail(emptyPreRegistration, own));
    setNoteShown(false);
    // The button disappears; the focus goes to the first field.
    form.ref.current?.querySelector('input')?.focus();
  };
  return (
    <FormColumns isAgain={false} preview={<CardPreview form={form} />}>
      <PreRegistrationForm form={form} part={part} note={isNoteShown && <DraftNote onDiscard={startAfresh} />} />
    </FormColumns>
  );
}

/** A signed-in visitor has an address already, which most use for their business too. */
function withOwnEmail(values: PreRegistration, own: string): PreRegistration {
  return { ...values, email: values.email || own, contactEmail: values.contactEmail || own };
}

/** The values with those of the draft where there are none. */
function filledIn(values: PreRegistration, { idempotencyKey: _, ...stored }: Draft, own: string): PreRegistration {
  const isTyped = ([name, value]: [string, unknown]) => value !== emptyPreRegistration[name as keyof PreRegistration];
  const typed = Object.fromEntries(Object.entries(values).filter(isTyped));
  return withOwnEmail({ ...values, ...stored, ...typed }, own);
}

/** A value that was filled in for the visitor is not typed text. */
function withoutOwnEmail(values: PreRegistration, own: string): PreRegistration {
  const typed = (email: string) => (email === own ? '' : email);
  return { ...values, email: typed(values.email), contactEmail: typed(values.contactEmail) };
}

/** A note that the draft was restored. */
function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={css.note}>
      <p>
        <FormattedMessage
          id="preRegistration.restored"
          defaultMessage="We kept what you typed here before. Only a picture has to be chosen again."
          description="Above the form, when it was begun earlier and not sent"
        />
      </p>
      <Button variant="quiet" onPress={onDiscard}>
        <FormattedMessage
          id="preRegistration.afresh"
          defaultMessage="Start afresh"
          description="Button that empties the form, which holds what was typed earlier"
        />
      </Button>
    </div>
  );
}

/** The stored draft, and the key of the submission. */
function useDraft() {
  const key = useRef<string>(null);
  const currentKey = () => (key.current ??= newKey());

  useEffect(() => {
    // Sent or discarded in another tab: that key is used, and this form is another submission.
    const onStorage = (event: StorageEvent) => {
      if (event.key === draftStorageKey && event.newValue === null) key.current = newKey();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return {
    /** The draft, whose submission this is from now on; null when there is none. */
    restore: () => {
      const stored = readDraft();
      if (stored) key.current = stored.idempotencyKey;
      return stored;
    },
    /** A submission that is repeated with this key counts once. */
    idempotencyKey: currentKey,
    /** The form was sent or emptied: the next submission is another one. */
    finish: () => {
      forgetDraft();
      key.current = newKey();
    },
    keep: (values: DraftValues) => saveDraft({ idempotencyKey: currentKey(), ...draftOf(values) }),
  };
}

/** Stores the draft at every change, once the form has the draft. */
function useKeepDraft(
  { keep }: Pick<ReturnType<typeof useDraft>, 'keep'>,
  values: DraftValues,
  isReady: boolean,
): void {
  const text = JSON.stringify(draftOf(values));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is what the values say.
  useEffect(() => {
    if (isReady) keep(values);
  }, [text, isReady]);
}
