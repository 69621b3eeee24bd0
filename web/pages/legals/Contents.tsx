import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Language } from '#shared/language.ts';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './Contents.module.css';
import type { LegalSection } from './texts/legalText.ts';

interface ContentsProps {
  sections: LegalSection[];
  language: Language;
}

/** The table of contents: on wide screens it stays next to the text, otherwise it is in a collapsed bar above it. */
export function Contents({ sections, language }: ContentsProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'legals.contents', defaultMessage: 'Contents' });
  return (
    <>
      <nav className={css.beside} data-screen aria-label={label}>
        <p className={css.title}>{label}</p>
        <ContentsList sections={sections} language={language} />
      </nav>
      <div className={css.bar} data-screen>
        <Disclosure
          isWide
          trigger={() => (
            <>
              <Icon name="menu" />
              {label}
              <Icon name="chevron" size={16} />
            </>
          )}
        >
          {(close) => (
            <nav className={css.sheet} aria-label={label}>
              <ContentsList sections={sections} language={language} onChoose={close} />
            </nav>
          )}
        </Disclosure>
      </div>
    </>
  );
}

interface ContentsListProps {
  sections: LegalSection[];
  language: Language;
  onChoose?: () => void;
}

function ContentsList({ sections, language, onChoose }: ContentsListProps) {
  return (
    <ol className={css.list} lang={language}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link className={css.link} to={`#${id}`} onClick={onChoose}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
