import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData, useLocation } from 'react-router';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { getConfig } from '#web/config.ts';
import { languageNames } from '#web/i18n/language.ts';
import { pageContext } from '#web/pageContext.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Contents } from './Contents.tsx';
import css from './DocumentPage.module.css';
import { DocumentText } from './DocumentText.tsx';
import type { DocumentData } from './documentLoader.ts';
import { type LegalName, legalPaths } from './legalDocuments.ts';
import type { LegalText } from './texts/legalText.ts';
import { withoutUnset } from './withoutUnset.ts';

export function DocumentPage() {
  const { name, language, text: markup } = useLoaderData<DocumentData>();
  const { operator, email, address } = getConfig().footer;
  const text = withoutUnset(markup, { operator: !!operator, email: !!email, address: address.length > 0 });
  useSectionFocus();
  return (
    <div className={css.page}>
      <DocumentHead name={name} language={language} text={text} />
      <div className={css.top} data-screen>
        <Link className={css.back} to={paths.legals()}>
          <Icon name="chevron" size={16} />
          <FormattedMessage id="legals.back" defaultMessage="All legal documents" />
        </Link>
        <DocumentLanguages name={name} language={language} />
      </div>
      <Contents sections={text.sections} language={language} />
      <DocumentText name={name} language={language} text={text} />
    </div>
  );
}

/** Moves the focus to the section in the address, so that Tab continues there. The router scrolls to it. */
function useSectionFocus(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: selecting the same section again leads there again.
  useEffect(() => {
    if (!hash) return;
    // Runs after the layout, which focuses each new page.
    queueMicrotask(() => document.getElementById(hash.slice(1))?.focus({ preventScroll: true }));
  }, [hash, key]);
}

interface DocumentHeadProps {
  name: LegalName;
  language: Language;
  text: LegalText;
}

/** The title and metadata, for browser tabs and search engines. React moves them into the page's head. */
function DocumentHead({ name, language, text }: DocumentHeadProps) {
  const address = (variant: Language) => new URL(legalPaths[name](variant), pageContext().origin).href;
  return (
    <>
      <title>{`${text.title} · Rumbo`}</title>
      <meta name="description" content={text.description} />
      <link rel="canonical" href={address(language)} />
      {LANGUAGES.map((variant) => (
        <link key={variant} rel="alternate" hrefLang={variant} href={address(variant)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
    </>
  );
}

/** Links to the document in other languages, which do not change the visitor's chosen language. */
function DocumentLanguages({ name, language }: { name: LegalName; language: Language }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'legals.languages', defaultMessage: 'Languages of this document' });
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
