import { Link as AriaLink, type LinkProps } from 'react-aria-components/Link';
import css from './Link.module.css';

export function Link(props: Omit<LinkProps, 'className' | 'style'> & { href: string }) {
  return <AriaLink {...props} className={css.link} />;
}
