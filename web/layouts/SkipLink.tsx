import { FormattedMessage } from 'react-intl';
import css from './frame.module.css';

export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      <FormattedMessage id="nav.skip" defaultMessage="Skip to content" />
    </a>
  );
}
