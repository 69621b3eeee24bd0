import { emailUrl } from '#shared/emailAddress.ts';
import { getConfig } from '#web/config.ts';
import { Link } from '#web/ui/Link.tsx';
import { type Part, readMarkup } from './readMarkup.ts';

/** A text of `LegalText` as it is shown. */
export function Markup({ text }: { text: string }) {
  return readMarkup(text).map((part) => <PartView key={part.at} part={part} />);
}

function PartView({ part }: { part: Part }) {
  const { email, address } = getConfig().footer;
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'link':
      return <Link href={part.href}>{part.text}</Link>;
    case 'address':
      return address.join(', ');
    case 'email': {
      const mail = emailUrl(email);
      return mail && <Link href={mail}>{email}</Link>;
    }
  }
}
