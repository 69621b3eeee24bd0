import { FormattedMessage } from 'react-intl';
import { emailUrl } from '#shared/emailAddress.ts';
import { getConfig } from '#web/config.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';

/** A link to mail us about a business; nothing without a contact address. */
export function ContactUs({ subject }: { subject: string }) {
  const { email } = getConfig().footer;
  if (!email) return null;
  return (
    <LinkButton variant="outline" href={`${emailUrl(email)}?subject=${encodeURIComponent(subject)}`}>
      <FormattedMessage id="dashboard.writeToUs" defaultMessage="Contact us" />
    </LinkButton>
  );
}
