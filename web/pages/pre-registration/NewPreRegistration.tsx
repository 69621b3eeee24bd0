import { useEffect, useState } from 'react';
import { useSession } from '#web/session/useSession.ts';
import { emptyPreRegistration, type PreRegistration } from './checkPreRegistration.ts';
import { DraftNote } from './DraftNote.tsx';
import { PreRegistrationForm } from './PreRegistrationForm.tsx';
import { useDraft, useKeepDraft } from './useDraft.ts';
import { usePreRegistration } from './usePreRegistration.ts';

/** The form for a business we do not know yet; what is typed is kept until it is sent. */
export function NewPreRegistration() {
  const session = useSession();
  const own = session.status === 'signedIn' ? session.user.email : '';
  const draft = useDraft();
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
    // The button goes; what comes next is the first field.
    form.ref.current?.querySelector('input')?.focus();
  };
  return <PreRegistrationForm form={form} part={part} note={isNoteShown && <DraftNote onDiscard={startAfresh} />} />;
}

/** Who is signed in has an address already, which most use for their business too. */
function withOwnEmail(values: PreRegistration, own: string): PreRegistration {
  return { ...values, email: values.email || own, contactEmail: values.contactEmail || own };
}

/** What was filled in for somebody is nothing that they typed. */
function withoutOwnEmail(values: PreRegistration, own: string): PreRegistration {
  const typed = (email: string) => (email === own ? '' : email);
  return { ...values, email: typed(values.email), contactEmail: typed(values.contactEmail) };
}
