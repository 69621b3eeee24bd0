import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { AccountNav } from './AccountNav.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import css from './TopNav.module.css';

export function TopNav() {
  return (
    <header className={css.bar}>
      <Link className={css.home} to={paths.home()}>
        <Logo />
      </Link>
      <LanguageSwitcher />
      <AccountNav />
      <div className={css.menu}>
        <MobileMenu />
      </div>
    </header>
  );
}
