import { Link } from 'react-aria-components/Link';
import css from './ViewChips.module.css';

interface ViewChipsProps {
  label: string;
  /** Each with its address, where it stays when the page is reloaded or sent to somebody. */
  views: readonly { id: string; name: string; href: string }[];
  current: string;
}

/** Parts of a list, one of which is shown. */
export function ViewChips({ label, views, current }: ViewChipsProps) {
  return (
    <nav aria-label={label} className={css.views}>
      {views.map(({ id, name, href }) => (
        <Link
          key={id}
          href={href}
          className={css.view ?? ''}
          aria-current={id === current ? 'true' : undefined}
          routerOptions={{ preventScrollReset: true }}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
