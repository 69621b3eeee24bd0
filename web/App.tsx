import { type ReactNode, StrictMode, useEffect } from 'react';
import { CrashBoundary } from './crash/CrashBoundary.tsx';

/** Around the router, on the server as in a browser. */
export function App({ children }: { children: ReactNode }) {
  // the page is no longer what the server drew
  useEffect(() => document.getElementById('root')?.removeAttribute('data-language'), []);
  return (
    <StrictMode>
      <CrashBoundary>{children}</CrashBoundary>
    </StrictMode>
  );
}
