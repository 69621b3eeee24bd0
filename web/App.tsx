import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { CrashBoundary } from './crash/CrashBoundary.tsx';

/** The context around the router, on the server and in a browser. */
export function App({ children }: { children: ReactNode }) {
  const top = useRef(0);
  // before the router scrolls to the beginning of the page
  useInsertionEffect(() => {
    top.current = scrollY;
  }, []);
  useLayoutEffect(() => {
    // a visitor who has scrolled the server-rendered page stays there
    if (top.current > 0) scrollTo(0, top.current);
    document.getElementById('root')?.removeAttribute('data-language');
  }, []);
  return <CrashBoundary>{children}</CrashBoundary>;
}
