import { FormattedMessage, useIntl } from 'react-intl';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { ListMessage } from '../../list/ListMessage.tsx';
import css from './ProviderPage.module.css';
import { useOrigin } from './useOrigin.ts';

export function ProviderMissing() {
  const intl = useIntl();
  const origin = useOrigin();
  const title = intl.formatMessage({
    id: 'bo.missing',
    defaultMessage: 'Provider not found',
    description: 'Title of the page of a provider that does not exist',
  });
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <ListMessage>
        <p>
          <FormattedMessage
            id="bo.missing.text"
            defaultMessage="There is no provider with this number. Somebody may have deleted it."
            description="On the page of a provider that does not exist"
          />
        </p>
        <LinkButton variant="outline" href={origin.list}>
          <FormattedMessage
            id="bo.backToList"
            defaultMessage="Back to the list"
            description="Link to the list that one came from"
          />
        </LinkButton>
      </ListMessage>
    </div>
  );
}
