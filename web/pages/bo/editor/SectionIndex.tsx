import { Link } from 'react-aria-components/Link';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import css from './EditorPage.module.css';

interface SectionIndexProps {
  /** The names of the parts of the form by their ids. */
  parts: Readonly<Record<string, MessageDescriptor>>;
}

/** Links to the parts of a long form. They stay in the window if there is room. */
export function SectionIndex({ parts }: SectionIndexProps) {
  const intl = useIntl();
  return (
    <nav
      className={css.index}
      aria-label={intl.formatMessage({ id: 'bo.sections', defaultMessage: 'Sections of the form' })}
    >
      {Object.entries(parts).map(([id, name]) => (
        <Link key={id} href={`#${id}`} className={css.section ?? ''}>
          <FormattedMessage {...name} />
        </Link>
      ))}
    </nav>
  );
}
