import { useRef, useState } from 'react';

/** For a button that does one thing at a time: whether it is at it, and what starts it. */
export function usePending(act: () => Promise<unknown>): [isPending: boolean, start: () => void] {
  const isActing = useRef(false);
  const [isPending, setPending] = useState(false);
  const start = async () => {
    if (isActing.current) return;
    isActing.current = true;
    setPending(true);
    try {
      await act();
    } finally {
      isActing.current = false;
      setPending(false);
    }
  };
  return [isPending, () => void start()];
}
