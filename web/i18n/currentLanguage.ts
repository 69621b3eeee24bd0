import { localStore } from '../browserStore.ts';
import { detectLanguage, type Language } from './language.ts';

const key = 'lang';

let language: Language | undefined;

export function currentLanguage(): Language {
  return (
    language ??
    chooseLanguage(
      detectLanguage({ stored: localStore.get(key), browser: navigator.languages, pathname: location.pathname }),
    )
  );
}

export function chooseLanguage(chosen: Language): Language {
  language = chosen;
  localStore.set(key, chosen);
  document.documentElement.lang = chosen;
  return chosen;
}
