import { Navigate, Outlet, useSearchParams } from 'react-router';
import { useSession } from './useSession.ts';
import { wantedPath } from './wantedPath.ts';

/** The layout around the login and sign-up pages: a signed-in user continues to the requested page. */
export function VisitorOnly() {
  const session = useSession();
  const [query] = useSearchParams();
  return (
    <>
      {session.status === 'signedIn' && <Navigate replace to={wantedPath(query)} />}
      {/* The page stays until the next one is loaded. */}
      <Outlet />
    </>
  );
}
