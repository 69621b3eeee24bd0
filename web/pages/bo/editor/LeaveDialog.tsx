import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Blocker, useBlocker } from 'react-router';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      isQuestion
      onClose={() => blocker.reset?.()}
      title={<FormattedMessage id="bo.leave" defaultMessage="Leave without saving?" />}
      actions={
        <>
          <Button variant="outline" onPress={() => blocker.reset?.()}>
            <FormattedMessage id="bo.leave.stay" defaultMessage="Keep editing" />
          </Button>
          <Button onPress={() => blocker.proceed?.()}>
            <FormattedMessage id="bo.leave.go" defaultMessage="Leave" description="Button: discards changes" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="bo.leave.text" defaultMessage="Your changes on this page are not saved." />
      </p>
    </Dialog>
  );
}

/** Blocks leaving a page with unsaved changes until `LeaveDialog` confirms it. `release` ends this after a save. */
export function useLeaveGuard(isDirty: boolean) {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    blocker,
    release: () => {
      isReleased.current = true;
    },
  };
}
