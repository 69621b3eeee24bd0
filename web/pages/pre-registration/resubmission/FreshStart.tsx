import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { leaveResubmission } from './leaveResubmission.ts';

/** The tab remembers the mailed link; this is the way back to the page for everybody. */
export function FreshStart({ variant, children }: { variant: ButtonVariant; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button
      variant={variant}
      onPress={() => {
        leaveResubmission();
        void navigate(paths.preRegistration(), { replace: true });
        // The button goes; the page is read from its beginning, as after every way to another page.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      {children}
    </Button>
  );
}
