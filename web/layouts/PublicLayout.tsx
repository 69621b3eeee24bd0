import { Outlet, useLoaderData } from 'react-router';
import { useAnalytics } from '../analytics/loadAnalytics.ts';
import type { Messages } from '../i18n/loadMessages.ts';
import { MoreMessages } from '../i18n/MessagesProvider.tsx';
import { Footer } from './Footer.tsx';
import css from './frame.module.css';
import { NavigationProgress } from './NavigationProgress.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopNav } from './TopNav.tsx';
import { useMain } from './useMain.ts';

export function PublicLayout() {
  const analytics = useAnalytics();
  const main = useMain();

  return (
    <div className={css.page}>
      <SkipLink />
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

/** The layout around every public page except the landing page. */
export function PagesLayout() {
  return (
    <MoreMessages messages={useLoaderData<Messages>()}>
      <Outlet />
    </MoreMessages>
  );
}
