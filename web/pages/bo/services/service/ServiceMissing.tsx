import { useIntl } from 'react-intl';
import { paths } from '../../../../paths.ts';
import { ItemMissing } from '../../editor/ItemMissing.tsx';
import { useListOrigin } from '../../editor/useListOrigin.ts';

export function ServiceMissing() {
  const intl = useIntl();
  return (
    <ItemMissing
      title={intl.formatMessage({
        id: 'bo.missing.service',
        defaultMessage: 'Service not found',
        description: 'Title of the page of a service that does not exist',
      })}
      text={intl.formatMessage({
        id: 'bo.missing.serviceText',
        defaultMessage: 'There is no service with this number.',
        description: 'On the page of a service that does not exist',
      })}
      list={useListOrigin([paths.boServices()])}
    />
  );
}
