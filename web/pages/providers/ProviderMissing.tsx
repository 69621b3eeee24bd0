import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './ProviderPage.module.css';
import { providerPageMessages } from './providerPageMessages.ts';

export function ProviderMissing() {
  const title = useIntl().formatMessage(providerPageMessages.missing);
  return (
    <div className={css.missing}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.name}>{title}</h1>
      <p>
        <FormattedMessage {...providerPageMessages.missingText} />
      </p>
      <LinkButton href={paths.home()}>
        <FormattedMessage {...providerPageMessages.search} />
      </LinkButton>
    </div>
  );
}
