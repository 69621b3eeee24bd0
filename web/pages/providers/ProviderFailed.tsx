import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { RetryButton } from '#web/loading/RetryButton.tsx';
import { serverMessage } from '#web/relay/serverMessage.ts';

export function ProviderFailed({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const title = useIntl().formatMessage({
    id: 'provider.failed',
    defaultMessage: 'The provider could not be loaded',
    description: 'Title in place of the page of a provider that could not be fetched',
  });
  return (
    <div role="status">
      <CardPage title={title} size="wide" sign="warning" actions={<RetryButton onPress={() => void revalidate()} />}>
        <p>
          {serverMessage(error) ?? (
            <FormattedMessage
              id="provider.failedText"
              defaultMessage="Check your connection and try again."
              description="Below 'The provider could not be loaded'"
            />
          )}
        </p>
      </CardPage>
    </div>
  );
}
