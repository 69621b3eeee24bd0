import { type ReactNode, StrictMode } from 'react';
import { CrashBoundary } from './crash/CrashBoundary.tsx';

/** Around the router, on the server as in a browser. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <CrashBoundary>{children}</CrashBoundary>
    </StrictMode>
  );
}
