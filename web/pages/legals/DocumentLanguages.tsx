import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { languageNames } from '#web/i18n/language.ts';
import css from './DocumentLanguages.module.css';
import { type LegalName, legalPaths } from './legalDocuments.ts';

/** Shows the document in another language and leaves the visitor's own as it is. */
export function DocumentLanguages({ name, language }: { name: LegalName; language: Language }) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'legals.languages',
    defaultMessage: 'Languages of this document',
    description: 'For screen readers: name of the links to the same document in other languages',
  });
  return (
    <nav aria-label={label} translate="no">
      <ul className={css.list}>
        {LANGUAGES.map((variant) => (
          <li key={variant}>
            <Link
              className={css.link}
              to={legalPaths[name](variant)}
              lang={variant}
              hrefLang={variant}
              aria-current={variant === language ? 'page' : undefined}
            >
              {languageNames[variant]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
