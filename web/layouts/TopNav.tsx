import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import css from './TopNav.module.css';

export function TopNav() {
  const intl = useIntl();
  return (
    <header className={css.bar}>
      <Link className={css.home} to={paths.home()}>
        <Logo />
      </Link>
      <LanguageSwitcher />
      <nav
        className={css.account}
        aria-label={intl.formatMessage({
          id: 'nav.account',
          defaultMessage: 'Account',
          description: 'Name of the navigation with the links to log in and sign up, for screen readers',
        })}
      >
        <AccountLinks />
      </nav>
      <div className={css.menu}>
        <MobileMenu />
      </div>
    </header>
  );
}
