import { useLoaderData } from 'react-router';
import { MoreMessages } from '#web/i18n/MoreMessages.tsx';
import { NavigationProgress } from '../NavigationProgress.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { TopNav } from '../TopNav.tsx';
import { useMain } from '../useMain.ts';
import { BackOfficeBody } from './BackOfficeBody.tsx';
import css from './BackOfficeLayout.module.css';
import type { BackOfficeData } from './backOfficeLoader.ts';

/** What every page of the back office stands in. */
export function BackOfficeLayout() {
  const { messages, reference } = useLoaderData<BackOfficeData>();
  const main = useMain();

  return (
    <MoreMessages messages={messages}>
      <div className={css.page}>
        <SkipLink />
        <NavigationProgress />
        <TopNav />
        <BackOfficeBody main={main} reference={reference} />
      </div>
    </MoreMessages>
  );
}
