import type { Language } from '#shared/language.ts';
import { localStore } from '../browserStore.ts';
import { linkedLanguage } from '../paths.ts';
import { detectLanguage } from './language.ts';

const key = 'lang';

let language: Language | undefined;

export function currentLanguage(): Language {
  // Whoever follows a link in a language gets the page in it; what they chose before is left as it is.
  const linked = language ? null : linkedLanguage(location.pathname);
  if (linked) return speak(linked);
  return (
    language ??
    chooseLanguage(
      detectLanguage({ stored: localStore.get(key), browser: navigator.languages, pathname: location.pathname }),
    )
  );
}

export function chooseLanguage(chosen: Language): Language {
  localStore.set(key, chosen);
  return speak(chosen);
}

function speak(spoken: Language): Language {
  language = spoken;
  document.documentElement.lang = spoken;
  return spoken;
}
