import { useState } from 'react';
import { emptyPreRegistration } from './checkPreRegistration.ts';
import { DraftNote } from './DraftNote.tsx';
import { PreRegistrationForm } from './PreRegistrationForm.tsx';
import { useDraft, useKeepDraft } from './useDraft.ts';
import { usePreRegistration } from './usePreRegistration.ts';

/** The form for a business we do not know yet; what is typed is kept until it is sent. */
export function NewPreRegistration() {
  const draft = useDraft();
  const { form, part } = usePreRegistration({
    initial: { ...emptyPreRegistration, ...draft.initial },
    idempotencyKey: draft.idempotencyKey,
    onSent: draft.finish,
  });
  useKeepDraft(draft, form.values);
  const [isNoteShown, setNoteShown] = useState(draft.isRestored);

  const startAfresh = () => {
    draft.finish();
    form.setValues(emptyPreRegistration);
    setNoteShown(false);
    // The button goes; what comes next is the first field.
    form.ref.current?.querySelector('input')?.focus();
  };
  return <PreRegistrationForm form={form} part={part} note={isNoteShown && <DraftNote onDiscard={startAfresh} />} />;
}
