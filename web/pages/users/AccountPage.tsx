import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { preloadToasts } from '#web/ui/toasts.ts';

interface AccountPageProps {
  title: string;
  children: ReactNode;
  /** Below the card: more cards. */
  more?: ReactNode;
  /** A page to log in or sign up, with a panel next to the form that describes an account. */
  isEntrance?: boolean;
}

/** The layout of all pages of the own account. */
export function AccountPage({ isEntrance = false, ...props }: AccountPageProps) {
  // Ignore preload errors: they are loaded on use.
  useEffect(() => void preloadToasts().catch(() => {}), []);

  return (
    <CardPage
      {...props}
      aside={
        isEntrance && (
          <p>
            <FormattedMessage
              id="account.panel"
              defaultMessage="One account for your business, your shortlist and your searches."
            />
          </p>
        )
      }
    />
  );
}
