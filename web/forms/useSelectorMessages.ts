import { useIntl } from 'react-intl';
import type { AsyncComboBoxProps } from '../ui/AsyncComboBox.tsx';

/** The texts shown in a list of suggestions without items. */
export function useSelectorMessages(): AsyncComboBoxProps['messages'] {
  const intl = useIntl();
  return {
    loading: intl.formatMessage({ id: 'app.loading' }),
    empty: intl.formatMessage({ id: 'selector.empty', defaultMessage: 'No items found' }),
    failed: intl.formatMessage({ id: 'selector.failed', defaultMessage: 'Error fetching data' }),
  };
}
