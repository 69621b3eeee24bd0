import { useIntl } from 'react-intl';
import { ItemMissing } from '#web/pages/bo/editor/ItemMissing.tsx';
import { useListOrigin } from '#web/pages/bo/editor/useListOrigin.ts';
import { paths } from '#web/paths.ts';

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
