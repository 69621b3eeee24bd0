import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingPage } from '../layouts/LoadingPage.tsx';
import { paths } from '../paths.ts';
import { useSession } from './useSession.ts';

/** The layout around pages that require a user: a visitor logs in first, and then returns to the page. */
export function SessionGuard() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'signedIn') return <Outlet />;
  // Signing out has already navigated to another page, which React is about to show.
  const isLeft = window.location.pathname !== pathname;
  return (
    <>
      {session.status === 'anonymous' && !isLeft && <Navigate replace to={paths.login(pathname + search + hash)} />}
      <LoadingPage />
    </>
  );
}
