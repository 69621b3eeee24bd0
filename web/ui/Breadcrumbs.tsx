import css from './Breadcrumbs.module.css';
import { Link } from './Link.tsx';

interface BreadcrumbsProps {
  'aria-label': string;
  /** From the outermost; the last one is where one is. */
  items: readonly { href: string; label: string }[];
}

export function Breadcrumbs({ items, 'aria-label': label }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map(({ href, label: text }, index) => (
          <li key={href} className={css.item}>
            {index === items.length - 1 ? <span aria-current="page">{text}</span> : <Link href={href}>{text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
