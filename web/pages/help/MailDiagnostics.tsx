import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { mailLink } from './mailLink.ts';

interface MailDiagnosticsProps {
  /** Where support reads them. */
  email: string;
  lines: readonly string[];
  /** The line of the address; null while it is not known. */
  lastLine: Promise<string> | null;
}

/** Opens the visitor's mail program with the diagnostics in a new mail. */
export function MailDiagnostics({ email, lines, lastLine }: MailDiagnosticsProps) {
  const body = lastLine ? [...lines, use(lastLine)] : lines;
  return (
    <LinkButton variant="outline" href={mailLink(email, body.join('\n'))}>
      <Icon name="mail" />
      <FormattedMessage
        id="help.mail"
        defaultMessage="Email it to {email}"
        description="Link: a mail to support with what the page tells about the browser"
        values={{ email }}
      />
    </LinkButton>
  );
}
