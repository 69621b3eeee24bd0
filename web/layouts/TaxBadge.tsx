import { FormattedMessage } from 'react-intl';
import css from './TaxBadge.module.css';

/** The corners and some dots of a QR code: a sign for one, the link is what works. */
const corner = 'h14v14h-14zm4 4v6h6v-6z';
const dots =
  'M20 4h4v4h-4zm0 8h4v6h-4zm-16 8h6v4H4zm10 0h4v4h-4zm8 2h4v4h-4zm8-2h4v4h-4zm6 4h4v4h-4zm-16 6h6v4h-6zm10 0h4v10h-4zm6 4h4v6h-4zm-16 4h4v2h-4z';

export function TaxBadge({ url }: { url: string }) {
  return (
    <a className={css.badge} href={url} target="_blank" rel="noreferrer">
      <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true" fill="currentColor" fillRule="evenodd">
        <path d={`M2 2${corner}M28 2${corner}M2 28${corner}${dots}`} />
      </svg>
      <FormattedMessage
        id="footer.taxBadge"
        defaultMessage="Tax registration"
        description="Text of the badge in the footer that links to the company's record at the tax authority"
      />
    </a>
  );
}
