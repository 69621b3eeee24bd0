import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Page } from '#web/layouts/Page.tsx';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { emptyPreRegistration, type PreRegistration } from './checkPreRegistration.ts';
import { type DraftTexts, draftStorageKey, forgetDraft, newDraft, newKey, readDraft, saveDraft } from './draft.ts';
import { NextSteps } from './NextSteps.tsx';
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
  // The server does not know the draft: it is shown once the code takes over.
  const [draft] = useState(readDraft);
  const isHydrated = useHydrated();
  const restored = isHydrated ? draft : null;
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
      <div className={css.columns}>
        <Card>
          <div className={css.form}>
            {token ? (
              <Resubmission key={token} token={token} />
            ) : (
              <NewPreRegistration key={restored ? 'restored' : 'new'} restored={restored} />
            )}
          </div>
        </Card>
        <aside className={css.aside}>
          <Card>
            <div className={css.next}>
              <NextSteps isAgain={Boolean(token)} />
            </div>
          </Card>
        </aside>
      </div>
    </Page>
  );
}

/** The form for a new business. A draft of it is stored until it is sent. */
function NewPreRegistration({ restored }: { restored: ReturnType<typeof readDraft> }) {
  const session = useSession();
  const own = session.status === 'signedIn' ? session.user.email : '';
  const draft = useDraft(restored);
  const { form, part } = usePreRegistration({
    initial: withOwnEmail({ ...emptyPreRegistration, ...draft.initial }, own),
    idempotencyKey: draft.idempotencyKey,
    onSent: draft.finish,
  });
  const { values, setValues } = form;
  const isUntouched = values.email === '' && values.contactEmail === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session is known
  useEffect(() => {
    if (own && isUntouched) setValues(withOwnEmail(values, own));
  }, [own]);
  useKeepDraft(draft, withoutOwnEmail(values, own));
  const [isNoteShown, setNoteShown] = useState(draft.isRestored);

  const startAfresh = () => {
    draft.finish();
    form.setValues(withOwnEmail(emptyPreRegistration, own));
    setNoteShown(false);
    // The button disappears; the focus goes to the first field.
    form.ref.current?.querySelector('input')?.focus();
  };
  return <PreRegistrationForm form={form} part={part} note={isNoteShown && <DraftNote onDiscard={startAfresh} />} />;
}

/** A signed-in visitor has an address already, which most use for their business too. */
function withOwnEmail(values: PreRegistration, own: string): PreRegistration {
  return { ...values, email: values.email || own, contactEmail: values.contactEmail || own };
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
          defaultMessage="We kept part of what you typed here before."
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

/** The draft as it was found; `useKeepDraft` stores later changes. */
function useDraft(restored: ReturnType<typeof readDraft>) {
  const [initial] = useState(() => restored ?? newDraft());
  const key = useRef(initial.idempotencyKey);

  useEffect(() => {
    // Sent or discarded in another tab: that key is used, and this form is another submission.
    const onStorage = (event: StorageEvent) => {
      if (event.key === draftStorageKey && event.newValue === null) key.current = newKey();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return {
    isRestored: restored !== null,
    initial: initial as DraftTexts,
    /** A submission that is repeated with this key counts once. */
    idempotencyKey: () => key.current,
    /** The form was sent or emptied: the next submission is another one. */
    finish: () => {
      forgetDraft();
      key.current = newKey();
    },
    keep: (texts: DraftTexts) => saveDraft({ idempotencyKey: key.current, ...texts }),
  };
}

/** Stores the draft at every change. */
function useKeepDraft(
  { keep }: Pick<ReturnType<typeof useDraft>, 'keep'>,
  { email, businessName, contactEmail, websiteUrl }: DraftTexts,
): void {
  const isHydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is the texts.
  useEffect(() => {
    // before, the form is not that of the draft yet
    if (isHydrated) keep({ email, businessName, contactEmail, websiteUrl });
  }, [email, businessName, contactEmail, websiteUrl, isHydrated]);
}
