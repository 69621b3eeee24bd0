import { LANGUAGES, type Language } from '#shared/language.ts';
import { pageContext } from '#web/pageContext.ts';
import { type LegalName, legalPaths } from './legalDocuments.ts';
import type { LegalText } from './texts/legalText.ts';

interface DocumentHeadProps {
  name: LegalName;
  language: Language;
  text: LegalText;
}

/** What browser tabs and search engines read; React puts it into the page's head. */
export function DocumentHead({ name, language, text }: DocumentHeadProps) {
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
