import { useIntl } from 'react-intl';
import { ItemMissing } from '#web/pages/bo/editor/ItemMissing.tsx';
import { useOrigin } from './useOrigin.ts';

export function ProviderMissing() {
  const intl = useIntl();
  return (
    <ItemMissing
      title={intl.formatMessage({
        id: 'bo.missing',
        defaultMessage: 'Provider not found',
        description: 'Title of the page of a provider that does not exist',
      })}
      text={intl.formatMessage({
        id: 'bo.missing.text',
        defaultMessage: 'There is no provider with this number. Somebody may have deleted it.',
        description: 'On the page of a provider that does not exist',
      })}
      list={useOrigin().list}
    />
  );
}
