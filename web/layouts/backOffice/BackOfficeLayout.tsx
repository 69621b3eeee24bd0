import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData, useLocation } from 'react-router';
import { NavigationProgress } from '../NavigationProgress.tsx';
import shared from '../PublicLayout.module.css';
import { TopNav } from '../TopNav.tsx';
import { BackOfficeBody } from './BackOfficeBody.tsx';
import css from './BackOfficeLayout.module.css';
import { BackOfficeMessages } from './BackOfficeMessages.tsx';
import type { BackOfficeData } from './backOfficeLoader.ts';

/** What every page of the back office stands in. */
export function BackOfficeLayout() {
  const { pathname } = useLocation();
  const { messages, reference } = useLoaderData<BackOfficeData>();
  const main = useRef<HTMLElement>(null);
  const former = useRef(pathname);

  // A new page is read from its beginning, as after a page load.
  useEffect(() => {
    if (former.current !== pathname) main.current?.focus({ preventScroll: true });
    former.current = pathname;
  }, [pathname]);

  return (
    <BackOfficeMessages messages={messages}>
      <div className={css.page}>
        <a className={shared.skip} href="#main">
          <FormattedMessage
            id="nav.skip"
            defaultMessage="Skip to content"
            description="Link for keyboard users that jumps over the navigation"
          />
        </a>
        <NavigationProgress />
        <TopNav />
        <BackOfficeBody main={main} reference={reference} />
      </div>
    </BackOfficeMessages>
  );
}
