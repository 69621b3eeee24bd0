import { Outlet, useLoaderData } from 'react-router';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import { loadMessages, type Messages } from '../i18n/loadMessages.ts';
import { MoreMessages } from '../i18n/MoreMessages.tsx';

/** Beside the code and the data of a page: the words that the landing page has no use for. */
export function pagesLoader(): Promise<Messages> {
  return loadMessages(currentLanguage(), 'pages');
}

/** What every public page but the landing page stands in. */
export function PagesLayout() {
  return (
    <MoreMessages messages={useLoaderData<Messages>()}>
      <Outlet />
    </MoreMessages>
  );
}
