import { Outlet } from 'react-router';
import { useAnalytics } from '../analytics/loadAnalytics.ts';
import { Footer } from './Footer.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import css from './PublicLayout.module.css';
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
