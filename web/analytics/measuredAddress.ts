import { isLanguage } from '#shared/language.ts';
import { paths } from '../paths.ts';

const SITE = 'Rumbo';

/**
 * An address for third parties: searches, tokens and other query parameters are removed, except for the language. Empty
 * for an invalid address.
 */
export function measuredAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const { origin, pathname, searchParams } = new URL(href);
  const lang = searchParams.get('lang');
  return `${origin}${pathname}${isLanguage(lang) ? `?lang=${lang}` : ''}`;
}

/** A page's title for third parties: titles contain searches, and in the back office names of people. */
export function measuredTitle(href: string, title: string): string {
  const { pathname, search } = new URL(href);
  const isOurs = `${pathname}/`.startsWith(`${paths.backOffice()}/`);
  return search === '' && !isOurs ? title : SITE;
}
