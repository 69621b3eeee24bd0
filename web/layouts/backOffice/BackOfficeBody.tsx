import { type RefObject, useEffect } from 'react';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { Outlet, useRevalidator } from 'react-router';
import type { backOfficeLoaderQuery } from '#web/__generated__/backOfficeLoaderQuery.graphql.ts';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { SessionGuard } from '#web/session/SessionGuard.tsx';
import { useSession } from '#web/session/useSession.ts';
import { LoadingPage } from '../LoadingPage.tsx';
import { BackOfficeBar } from './BackOfficeBar.tsx';
import css from './BackOfficeLayout.module.css';
import { type BackOfficeData, backOfficeQuery } from './backOfficeLoader.ts';
import { NoAccess } from './NoAccess.tsx';
import { QueueCount } from './QueueCount.tsx';
import { Sidebar } from './Sidebar.tsx';

interface BackOfficeBodyProps extends Pick<BackOfficeData, 'reference'> {
  main: RefObject<HTMLElement | null>;
}

/** The pages for a super admin; others are led to log in, or told that they have no access. */
export function BackOfficeBody({ main, reference }: BackOfficeBodyProps) {
  const session = useSession();
  const { state, revalidate } = useRevalidator();
  const isAdmin = session.status === 'signedIn' && session.user.isSuperAdmin;
  // Became a super admin since: the loaders have asked for nothing yet.
  const isUnloaded = isAdmin && !reference;

  useEffect(() => {
    if (isUnloaded && state === 'idle') void revalidate();
  }, [isUnloaded, state, revalidate]);

  const frame = { ref: main, id: 'main', className: css.main, tabIndex: -1 };
  if (!isAdmin || !reference)
    return (
      <main {...frame}>
        {session.status !== 'signedIn' ? <SessionGuard /> : isAdmin ? <LoadingPage /> : <NoAccess />}
      </main>
    );
  return (
    <div className={css.body}>
      <Sidebar
        queueCount={
          // Without the count the way there is still a way there.
          <RefusalBoundary key={reference.fetchKey} fallback={() => null}>
            <RelayEnvironmentProvider environment={reference.environment}>
              <Count reference={reference} />
            </RelayEnvironmentProvider>
          </RefusalBoundary>
        }
      />
      <main {...frame}>
        <BackOfficeBar />
        <Outlet />
      </main>
    </div>
  );
}

function Count({ reference }: { reference: PreloadedQuery<backOfficeLoaderQuery> }) {
  return <QueueCount query={usePreloadedQuery<backOfficeLoaderQuery>(backOfficeQuery, reference)} />;
}
