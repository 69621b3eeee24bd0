import { useEffect, useState } from 'react';
import { decidedJustNow } from './lastDecision.ts';

const milliseconds = 500;

/**
 * Whether what decides may be pressed. Right after a decision it may not for a moment: the second of two quick presses
 * was meant for the provider before, and must not decide about one that nobody has seen.
 */
export function useIsArmed(): boolean {
  const [isArmed, setArmed] = useState(() => !decidedJustNow());
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), milliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
}
