import { Link } from 'react-aria-components/Link';
import css from './ViewChips.module.css';

interface ViewChipsProps {
  label: string;
  /** Each with an address, to reload or share it. */
  views: readonly { id: string; name: string; href: string }[];
  current: string;
}

/** Parts of a list, to show one. */
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
