import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const milliseconds = 1000;

/** Reads a text out once it has rested: one that changes at every key press would be all one hears. */
export function SettledStatus({ children }: { children: string }) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(children), milliseconds);
    return () => clearTimeout(timer);
  }, [children]);
  return <VisuallyHidden role="status">{settled}</VisuallyHidden>;
}
