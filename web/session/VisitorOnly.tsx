import { Navigate, Outlet, useSearchParams } from 'react-router';
import { useSession } from './useSession.ts';
import { wantedPath } from './wantedPath.ts';

/** Around the pages for logging in and signing up: who is signed in, before or by them, goes where they wanted to. */
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
