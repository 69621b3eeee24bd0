import { FormattedMessage, useIntl } from 'react-intl';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { providerPageMessages } from './providerPageMessages.ts';

export function ProviderMissing() {
  return (
    <CardPage
      title={useIntl().formatMessage(providerPageMessages.missing)}
      size="wide"
      actions={
        <LinkButton href={paths.home()}>
          <FormattedMessage {...providerPageMessages.search} />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage {...providerPageMessages.missingText} />
      </p>
    </CardPage>
  );
}
