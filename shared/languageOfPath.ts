import { readDirectoryPath } from './directoryPath.ts';
import { isLanguage, type Language } from './language.ts';

/**
 * The language of the page at an address: of providers and of the directory; null where the visitor decides. Of a legal
 * page only the text is in the language of its path.
 */
export function languageOfPath(pathname: string): Language | null {
  const [, root, variant, page] = pathname.split('/');
  if (root === 'providers') return isLanguage(variant) && page ? variant : null;
  return readDirectoryPath(pathname)?.language ?? null;
}
