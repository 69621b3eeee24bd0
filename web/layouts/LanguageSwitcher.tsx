import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { LANGUAGES } from '#shared/language.ts';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import { languageNames } from '../i18n/language.ts';
import { useSwitchLanguage } from '../i18n/useSwitchLanguage.ts';
import { languagePath } from '../paths.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './LanguageSwitcher.module.css';

export function LanguageSwitcher() {
  const switchLanguage = useSwitchLanguage();
  const current = currentLanguage();
  const { pathname } = useLocation();
  return (
    <>
      <noscript>
        <Cluster as="nav" gap={3} noWrap>
          {LANGUAGES.filter((language) => languagePath(pathname, language)).map((language) => (
            <a key={language} href={languagePath(pathname, language)!} lang={language} hrefLang={language}>
              {language.toUpperCase()}
            </a>
          ))}
        </Cluster>
      </noscript>
      <div className={css.switcher}>
        <Disclosure
          trigger={() => (
            <>
              <Icon name="globe" />
              <VisuallyHidden>
                <FormattedMessage id="nav.language" defaultMessage="Language:" />
              </VisuallyHidden>
              <span className={css.name}>{languageNames[current]}</span>
              <span className={css.code}>{current}</span>
              <Icon name="chevron" size={16} />
            </>
          )}
        >
          {(close) => (
            <Stack as="ul" gap="half" translate="no">
              {LANGUAGES.map((language) => (
                <li key={language}>
                  <button
                    type="button"
                    className={css.choice}
                    lang={language}
                    aria-current={language === current || undefined}
                    onClick={() => {
                      close();
                      void switchLanguage(language);
                    }}
                  >
                    {languageNames[language]}
                    {language === current && <Icon name="check" />}
                  </button>
                </li>
              ))}
            </Stack>
          )}
        </Disclosure>
      </div>
    </>
  );
}
