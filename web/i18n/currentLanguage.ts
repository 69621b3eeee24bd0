import type { Language } from '#shared/language.ts';
import { languageOfPath } from '#shared/languageOfPath.ts';
import { localStore } from '../browserStore.ts';
import { pageContext } from '../pageContext.ts';
import { detectLanguage } from './language.ts';

const key = 'lang';
const secondsOfYear = 365 * 24 * 3600;

export function currentLanguage(): Language {
  const { language } = pageContext();
  if (language) return language;
  // A link with a language opens the page in that language, without changing the chosen language.
  const linked = languageOfPath(location.pathname);
  if (linked) return speak(linked);
  return chooseLanguage(
    detectLanguage({ stored: localStore.get(key), browser: navigator.languages, pathname: location.pathname }),
  );
}

export function chooseLanguage(chosen: Language): Language {
  localStore.set(key, chosen);
  // tells the server the language of the next page
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `${key}=${chosen}; Path=/; Max-Age=${secondsOfYear}; SameSite=Lax`;
  return speak(chosen);
}

function speak(language: Language): Language {
  pageContext().language = language;
  document.documentElement.lang = language;
  return language;
}
