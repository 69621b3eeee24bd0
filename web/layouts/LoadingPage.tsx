import { FormattedMessage } from 'react-intl';
import css from './frame.module.css';

/** A placeholder as high as a page, so that the footer does not jump. */
export function LoadingPage() {
  return (
    <div className={css.loading} role="status">
      <FormattedMessage id="app.loading" />
    </div>
  );
}
