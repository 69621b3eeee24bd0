import { FormattedMessage, useIntl } from 'react-intl';
import { CardPage } from '../../layouts/CardPage.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
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
