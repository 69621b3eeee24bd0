import { useIntl } from 'react-intl';
import { paths } from '../../../../paths.ts';
import { ItemMissing } from '../../editor/ItemMissing.tsx';
import { useListOrigin } from '../../editor/useListOrigin.ts';

export function UserMissing() {
  const intl = useIntl();
  return (
    <ItemMissing
      title={intl.formatMessage({
        id: 'bo.missing.user',
        defaultMessage: 'User not found',
        description: 'Title of the page of a user that does not exist',
      })}
      text={intl.formatMessage({
        id: 'bo.missing.userText',
        defaultMessage: 'There is no user with this number. Somebody may have deleted it.',
        description: 'On the page of a user that does not exist',
      })}
      list={useListOrigin([paths.boUsers()])}
    />
  );
}
