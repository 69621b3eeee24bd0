import type { ReactNode } from 'react';
import { Drawing } from '#web/ui/Drawing.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** A message shown instead of a page's form, after success. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <>
      <Drawing name="done" />
      <Notice type="success">
        <p role="status">{children}</p>
      </Notice>
    </>
  );
}
