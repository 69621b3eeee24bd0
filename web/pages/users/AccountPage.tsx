import { type ReactNode, useEffect } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { CardPage } from '#web/layouts/CardPage.tsx';
import type { DrawingName } from '#web/ui/Drawing.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { preloadToasts } from '#web/ui/toasts.ts';

const BENEFITS = Object.values(
  defineMessages({
    business: { id: 'account.benefitBusiness', defaultMessage: 'Edit your business’s page and see its visits' },
    shortlist: { id: 'account.benefitShortlist', defaultMessage: 'Save businesses and compare them' },
    searches: { id: 'account.benefitSearches', defaultMessage: 'Get an email when your search has news' },
  }),
);

interface AccountPageProps {
  title: string;
  children: ReactNode;
  /** Above the title: the outcome. */
  drawing?: DrawingName | undefined;
  /** More cards. */
  more?: ReactNode;
  /** Whether this is a page to log in or sign up, with a panel next to the form that describes an account. */
  isEntrance?: boolean;
}

/** The layout of all pages of the user's own account. */
export function AccountPage({ isEntrance = false, ...props }: AccountPageProps) {
  // Preload errors are ignored, as loading is repeated on use.
  useEffect(() => void preloadToasts().catch(() => {}), []);

  return (
    <CardPage
      {...props}
      aside={
        isEntrance && (
          <>
            <p>
              <FormattedMessage
                id="account.panel"
                defaultMessage="One account for your business, your shortlist and your searches."
              />
            </p>
            <ul>
              {BENEFITS.map((benefit) => (
                <li key={benefit.id}>
                  <Icon name="check" />
                  <FormattedMessage {...benefit} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    />
  );
}
