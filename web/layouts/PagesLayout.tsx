import { Outlet, useLoaderData } from 'react-router';
import type { Messages } from '../i18n/loadMessages.ts';
import { MoreMessages } from '../i18n/MoreMessages.tsx';

/** What every public page but the landing page stands in. */
export function PagesLayout() {
  return (
    <MoreMessages messages={useLoaderData<Messages>()}>
      <Outlet />
    </MoreMessages>
  );
}
