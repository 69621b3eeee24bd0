import { type ReactNode, useEffect } from 'react';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { preloadToasts } from '#web/ui/toasts.ts';

interface AccountPageProps {
  title: string;
  children: ReactNode;
  /** Below the card: cards of their own. */
  more?: ReactNode;
}

/** What all pages about the own account look like. */
export function AccountPage(props: AccountPageProps) {
  // Failing early is no failure: they are asked for again when they are needed.
  useEffect(() => void preloadToasts().catch(() => {}), []);

  return <CardPage {...props} />;
}
