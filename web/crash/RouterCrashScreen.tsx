import { useRouteError } from 'react-router';
import { CrashScreen } from './CrashScreen.tsx';

/** For what the router could not do: load a page's code or its data. */
export function RouterCrashScreen() {
  return <CrashScreen error={useRouteError()} title="application" />;
}
