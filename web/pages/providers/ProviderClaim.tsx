import { FormattedMessage } from 'react-intl';
import { emailUrl } from '#shared/emailAddress.ts';
import { getConfig } from '#web/config.ts';
import { paths } from '#web/paths.ts';
import css from './ProviderPage.module.css';

/** For whoever runs the business: how to reach us about its entry. */
export function ProviderClaim({ databaseId }: { databaseId: number }) {
  const { email } = getConfig().footer;
  const subject = new URLSearchParams({ subject: `#${databaseId}` });
  return (
    <p className={css.claim}>
      <FormattedMessage
        id="provider.claim"
        defaultMessage="Is this your business?"
        description="Question before the link to write to us about an entry of the directory"
      />{' '}
      <a href={email ? `${emailUrl(email)}?${subject}` : paths.signup(paths.dashboard())}>
        <FormattedMessage
          id="provider.claimLink"
          defaultMessage="Write to us to correct or complete it"
          description="Link to write to us about an entry of the directory"
        />
      </a>
    </p>
  );
}
