import { useIntl } from 'react-intl';
import { ItemMissing } from '#web/pages/bo/editor/ItemMissing.tsx';
import { useListOrigin } from '#web/pages/bo/editor/useListOrigin.ts';
import { paths } from '#web/paths.ts';

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
