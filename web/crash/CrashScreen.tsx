import { useRef, useState } from 'react';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import { Logo } from '../layouts/Logo.tsx';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Cluster, Text } from '../ui/layout.tsx';
import css from './CrashScreen.module.css';
import { crashTexts } from './crashTexts.ts';
import { debugInformation } from './debugInformation.ts';

interface CrashScreenProps {
  error: unknown;
  title?: 'unexpected' | 'application';
}

/** Fills the whole page and does not depend on the surrounding app: no messages, no router. */
export function CrashScreen({ error, title = 'unexpected' }: CrashScreenProps) {
  const texts = crashTexts[currentLanguage()];
  const details = useRef<HTMLPreElement>(null);
  const [information] = useState(() =>
    debugInformation(error, {
      userAgent: navigator.userAgent,
      platform: navigator.platform,
      language: `${currentLanguage()} (${navigator.languages.join(', ')})`,
      url: location.href,
      now: new Date(),
    }),
  );

  return (
    <main className={css.screen}>
      <title>{`${texts[title]} · Rumbo`}</title>
      <Logo />
      <h1 className={css.title}>{texts[title]}</h1>
      <p className={css.lead}>{texts.lead}</p>
      <Cluster gap={3}>
        <Button onPress={() => location.reload()}>
          <Icon name="retry" />
          {texts.reload}
        </Button>
        <CopyButton
          text={() => information}
          label={texts.copy}
          copiedLabel={texts.copied}
          onRefused={() => {
            if (details.current) getSelection()?.selectAllChildren(details.current);
          }}
        />
      </Cluster>
      <section className={css.details} aria-labelledby="debug-information">
        <Text as="h2" size="md" id="debug-information">
          {texts.details}
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach the scrollable text. */}
        <pre ref={details} className={css.information} tabIndex={0}>
          {information}
        </pre>
      </section>
    </main>
  );
}
