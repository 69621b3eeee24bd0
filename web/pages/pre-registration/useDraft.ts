import { useEffect, useRef, useState } from 'react';
import { type DraftTexts, draftStorageKey, forgetDraft, newDraft, newKey, readDraft, saveDraft } from './draft.ts';

/** The draft as it was found; from then on `useKeepDraft` writes what is typed. */
export function useDraft() {
  const [restored] = useState(readDraft);
  const [initial] = useState(() => restored ?? newDraft());
  const key = useRef(initial.idempotencyKey);

  useEffect(() => {
    // Sent or thrown away in another tab: that key is used up, and what is here is something else.
    const onStorage = (event: StorageEvent) => {
      if (event.key === draftStorageKey && event.newValue === null) key.current = newKey();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return {
    isRestored: restored !== null,
    initial: initial as DraftTexts,
    /** What is sent along, so that a submission counts once. */
    idempotencyKey: () => key.current,
    /** Sent, or begun anew: the next submission is another one. */
    finish: () => {
      forgetDraft();
      key.current = newKey();
    },
    keep: (texts: DraftTexts) => saveDraft({ idempotencyKey: key.current, ...texts }),
  };
}

/** Remembers what is typed at every change. */
export function useKeepDraft(
  { keep }: Pick<ReturnType<typeof useDraft>, 'keep'>,
  { email, businessName, contactEmail, websiteUrl }: DraftTexts,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is the texts.
  useEffect(() => {
    keep({ email, businessName, contactEmail, websiteUrl });
  }, [email, businessName, contactEmail, websiteUrl]);
}
