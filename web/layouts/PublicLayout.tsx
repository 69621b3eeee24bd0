import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router';
import { loadedAnalytics } from '../analytics/loadAnalytics.ts';
import { Footer } from './Footer.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import css from './PublicLayout.module.css';
import { TopNav } from './TopNav.tsx';

export function PublicLayout() {
  const { pathname } = useLocation();
  const analytics = loadedAnalytics();
  const main = useRef<HTMLElement>(null);
  const former = useRef(pathname);

  // A new page is read from its beginning, as after a page load.
  useEffect(() => {
    if (former.current !== pathname) main.current?.focus({ preventScroll: true });
    former.current = pathname;
  }, [pathname]);

  return (
    <div className={css.page}>
      <a className={css.skip} href="#main">
        <FormattedMessage
          id="nav.skip"
          defaultMessage="Skip to content"
          description="Link for keyboard users that jumps over the navigation"
        />
      </a>
      <NavigationProgress />
      <TopNav />
      {analytics && <analytics.ConsentBanner />}
      <main ref={main} id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
