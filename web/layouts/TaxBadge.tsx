import { FormattedMessage } from 'react-intl';
import css from './TaxBadge.module.css';

const smallest = 96;
/** So that a camera tells the squares apart. */
const pixelsOfSquare = 3;

interface TaxBadgeProps {
  url: string;
  /** The address as a QR code. */
  code: { size: number; path: string };
}

export function TaxBadge({ url, code: { size, path } }: TaxBadgeProps) {
  const width = Math.max(smallest, size * pixelsOfSquare);
  return (
    <a className={css.badge} href={url} target="_blank" rel="noreferrer">
      <svg
        className={css.code}
        width={width}
        height={width}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <FormattedMessage
        id="footer.taxBadge"
        defaultMessage="Tax registration"
        description="Text of the badge in the footer that links to the company's record at the tax authority"
      />
    </a>
  );
}
