import { isLanguage } from '#shared/language.ts';
import { paths } from '../paths.ts';

const SITE = 'Rumbo';

/**
 * An address as others may know it: what was searched for, tokens and whatever else its query may hold stay here, save
 * for the language. Empty for what is no address.
 */
export function measuredAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const { origin, pathname, searchParams } = new URL(href);
  const lang = searchParams.get('lang');
  return `${origin}${pathname}${isLanguage(lang) ? `?lang=${lang}` : ''}`;
}

/** A page's title as others may know it: a search stands in its title, and in the back office the names of people do. */
export function measuredTitle(href: string, title: string): string {
  const { pathname, search } = new URL(href);
  const isOurs = `${pathname}/`.startsWith(`${paths.backOffice()}/`);
  return search === '' && !isOurs ? title : SITE;
}
