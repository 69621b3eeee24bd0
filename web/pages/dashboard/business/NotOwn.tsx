import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#web/layouts/Page.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';

/** Shown instead of the page of a business that the viewer does not manage. */
export function NotOwn() {
  const title = useIntl().formatMessage({ id: 'ownBusiness.missing', defaultMessage: 'Business not found' });
  return (
    <Page title={title}>
      <MessageCard drawing="missing" actions={<BackToDashboard />}>
        <p>
          <FormattedMessage
            id="ownBusiness.missingText"
            defaultMessage="This business is not linked to your account."
          />
        </p>
      </MessageCard>
    </Page>
  );
}

export function BackToDashboard() {
  return (
    <LinkButton href={paths.dashboard()}>
      <FormattedMessage id="ownBusiness.dashboard" />
    </LinkButton>
  );
}
