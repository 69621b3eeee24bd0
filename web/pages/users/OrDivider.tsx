import { useIntl } from 'react-intl';
import css from './account.module.css';

/** A divider between two alternatives. */
export function OrDivider() {
  const intl = useIntl();
  return (
    <p className={css.divider}>
      {intl.formatMessage({ id: 'account.or', defaultMessage: 'or', description: 'Between two ways to sign in' })}
    </p>
  );
}
