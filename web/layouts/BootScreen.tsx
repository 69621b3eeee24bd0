import { Logo } from './Logo.tsx';
import css from './TopNav.module.css';

/** The first moment, before the messages are here: the bar of the page to come, so that nothing moves. */
export function BootScreen() {
  return (
    <div className={css.bar}>
      <span className={css.home}>
        <Logo />
      </span>
    </div>
  );
}
