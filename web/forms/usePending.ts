import { useRef, useState } from 'react';

/** For a button whose action runs once at a time: returns whether it is running, and a function that starts it. */
export function usePending<Args extends unknown[] = []>(
  act: (...args: Args) => Promise<unknown>,
): [isPending: boolean, start: (...args: Args) => void] {
  const isActing = useRef(false);
  const [isPending, setPending] = useState(false);
  const start = async (...args: Args) => {
    if (isActing.current) return;
    isActing.current = true;
    setPending(true);
    try {
      await act(...args);
    } finally {
      isActing.current = false;
      setPending(false);
    }
  };
  return [isPending, (...args) => void start(...args)];
}
