import { readDirectoryPath } from './directoryPath.ts';
import { isLanguage, type Language } from './language.ts';

/**
 * The language of the page at an address of a provider or the directory; null if the visitor decides. For a legal page,
 * only the text is in the language of the path.
 */
export function languageOfPath(pathname: string): Language | null {
  const [, root, variant, page] = pathname.split('/');
  if (root === 'providers') return isLanguage(variant) && page ? variant : null;
  return readDirectoryPath(pathname)?.language ?? null;
}
