import { useIntl } from 'react-intl';
import { ItemMissing } from '#web/pages/bo/editor/ItemMissing.tsx';
import { paths } from '#web/paths.ts';

export function PartnerMissing() {
  const intl = useIntl();
  return (
    <ItemMissing
      title={intl.formatMessage({
        id: 'bo.missing.partner',
        defaultMessage: 'Partner not found',
        description: 'Title of the page of a partner that does not exist',
      })}
      text={intl.formatMessage({
        id: 'bo.missing.partnerText',
        defaultMessage: 'There is no partner with this number. Somebody may have deleted it.',
        description: 'On the page of a partner that does not exist',
      })}
      list={paths.boPartners()}
    />
  );
}
