import { useEffect, useRef, useState } from 'react';
import type { Form } from '#web/forms/useForm.ts';
import type { PreRegistration } from './checkPreRegistration.ts';
import { keepPicture, keptPicture } from './keptPicture.ts';

/**
 * Restores the stored picture of a draft, unless another picture is chosen, and stores chosen pictures. Returns whether
 * a picture was restored.
 */
export function useKeptPicture(form: Form<PreRegistration>, ...[slot, of]: Parameters<typeof keptPicture>): boolean {
  const files = form.values.file;
  const latest = useRef(files);
  const [isRead, setRead] = useState(false);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    latest.current = files;
  }, [files]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    let isWanted = true;
    void keptPicture(slot, of).then((file) => {
      if (!isWanted) return;
      const isMissing = file !== null && latest.current.length === 0;
      if (isMissing) form.change('file', [file]);
      setRestored(isMissing);
      setRead(true);
    });
    return () => {
      isWanted = false;
    };
  }, []);

  useEffect(() => {
    if (isRead) keepPicture(slot, of, files);
  }, [isRead, files, slot, of]);
  return isRestored;
}
