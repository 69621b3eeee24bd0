import { Navigate, Outlet, useSearchParams } from 'react-router';
import { useSession } from './useSession.ts';
import { wantedPath } from './wantedPath.ts';

/**
 * Around the pages for logging in and signing up: a signed-in user, before or through them, goes to the requested page.
 */
export function VisitorOnly() {
  const session = useSession();
  const [query] = useSearchParams();
  return (
    <>
      {session.status === 'signedIn' && <Navigate replace to={wantedPath(query)} />}
      {/* Stays until the next page is here. */}
      <Outlet />
    </>
  );
}
