import { FormattedMessage } from 'react-intl';
import css from './ComparedLines.module.css';
import { comparedKey } from './sameness.ts';

interface ComparedLinesProps {
  field: string;
  lines: readonly string[];
  /** The other one's. */
  others: readonly string[];
}

/** Each line of a field as it is: tinted where the other one does not have it; of several, marked where it has. */
export function ComparedLines({ field, lines, others }: ComparedLinesProps) {
  const keys = new Set(others.map((line) => comparedKey(field, line)));
  if (lines.length === 0) return '—';
  return lines.map((line) => (
    <div key={line}>
      {!keys.has(comparedKey(field, line)) ? (
        <mark>{line}</mark>
      ) : field === 'contacts' || field === 'services' ? (
        <>
          {line}{' '}
          <span className={css.same}>
            <FormattedMessage
              id="bo.compare.same"
              defaultMessage="The same"
              description="Behind a contact or service that two compared providers share"
            />
          </span>
        </>
      ) : (
        line
      )}
    </div>
  ));
}
