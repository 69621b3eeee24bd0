import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { RetryButton } from '../../loading/RetryButton.tsx';
import { serverMessage } from '../../relay/serverMessage.ts';
import css from './ProviderPage.module.css';

export function ProviderFailed({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const title = useIntl().formatMessage({
    id: 'provider.failed',
    defaultMessage: 'The provider could not be loaded',
    description: 'Title in place of the page of a provider that could not be fetched',
  });
  return (
    <div className={css.missing} role="status">
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.name}>{title}</h1>
      <p>
        {serverMessage(error) ?? (
          <FormattedMessage
            id="provider.failedText"
            defaultMessage="Check your connection and try again."
            description="Below 'The provider could not be loaded'"
          />
        )}
      </p>
      <RetryButton onPress={() => void revalidate()} />
    </div>
  );
}
