import { Navigate, Outlet, useSearchParams } from 'react-router';
import { useSession } from './useSession.ts';
import { wantedPath } from './wantedPath.ts';

/** Around the login and sign-up pages: a user who is or becomes signed in continues to the requested page. */
export function VisitorOnly() {
  const session = useSession();
  const [query] = useSearchParams();
  return (
    <>
      {session.status === 'signedIn' && <Navigate replace to={wantedPath(query)} />}
      {/* Stays until the next page is loaded. */}
      <Outlet />
    </>
  );
}
