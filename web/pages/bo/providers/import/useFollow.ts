import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const milliseconds = 1000;

/** Asks for the page's data again and again while something is going on, one question at a time. */
export function useFollow(isGoingOn: boolean): void {
  const { state, revalidate } = useRevalidator();
  const isAsking = useRef(false);
  isAsking.current = state !== 'idle';
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setInterval(() => {
      // Nobody looks: nobody asks.
      if (!isAsking.current && !document.hidden) void revalidate();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [isGoingOn, revalidate]);
}
