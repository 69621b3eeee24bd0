import { type LoaderFunctionArgs, redirect, replace } from 'react-router';
import { isLanguage, type Language } from '#shared/language.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { paths } from '#web/paths.ts';
import { isLegalName, type LegalName, legalPaths } from './legalDocuments.ts';
import type { LegalText } from './texts/legalText.ts';
import { loadText } from './texts/loadText.ts';

export interface DocumentData {
  name: LegalName;
  /** The language of the path, not of the interface, so that a link leads every reader to the same text. */
  language: Language;
  text: LegalText;
}

/** Redirects a legal path without a language to the path with the visitor's language. */
export function legalLoader({ request, params: { name } }: LoaderFunctionArgs): Response {
  if (!isLegalName(name)) return redirect(isLanguage(name) ? paths.legals() : paths.preRegistration());
  return redirect(legalPaths[name](currentLanguage()) + new URL(request.url).search);
}

export async function documentLoader({ params: { language, name } }: LoaderFunctionArgs): Promise<DocumentData> {
  if (!isLegalName(name)) throw redirect(paths.preRegistration());
  if (!isLanguage(language)) throw replace(legalPaths[name]('en'));
  return { name, language, text: await loadText(name, language) };
}
