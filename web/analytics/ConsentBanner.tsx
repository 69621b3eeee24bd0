import { useEffect, useRef } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { getConfig } from '../config.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import css from './ConsentBanner.module.css';
import { type Choice, choose, stopAsking } from './consent.ts';
import { useConsent } from './useConsent.ts';

/** The consent banner, in the flow of the page, where it covers nothing and blocks no form. */
export function ConsentBanner() {
  const intl = useIntl();
  const banner = useRef<HTMLElement>(null);
  const { choice, isAsking, isRefusedByBrowser, opener } = useConsent();

  useEffect(() => {
    // The banner takes the focus when it was opened from the footer, but not on the first visit.
    if (opener) banner.current?.focus();
  }, [opener]);

  if (!isAsking) return null;
  const leave = (act: () => void) => () => {
    act();
    (opener ?? document.getElementById('main'))?.focus();
  };
  return (
    <section
      ref={banner}
      className={css.banner}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'privacy.choices' })}
    >
      <p className={css.text}>
        {isRefusedByBrowser ? (
          <FormattedMessage
            id="privacy.refusedByBrowser"
            defaultMessage="Your browser asks sites not to track you. We respect that: your visit is not measured."
          />
        ) : (
          <FormattedMessage
            id="privacy.question"
            defaultMessage="May we measure how this site is used, with {services}? Nothing loads unless you accept, and the site works the same if you decline."
            values={{ services: intl.formatList(services()) }}
          />
        )}{' '}
        {choice && !isRefusedByBrowser && <Formerly choice={choice} />}{' '}
        <Link href={paths.privacyPolicy()}>
          <FormattedMessage id="footer.privacy" />
        </Link>
      </p>
      <div className={css.buttons}>
        {isRefusedByBrowser ? (
          <Button variant="outline" onPress={leave(stopAsking)}>
            <FormattedMessage id="app.close" />
          </Button>
        ) : (
          <>
            <Button variant="outline" onPress={leave(() => choose(false))}>
              <FormattedMessage id="privacy.decline" defaultMessage="Decline" />
            </Button>
            <Button variant="outline" onPress={leave(() => choose(true))}>
              <FormattedMessage id="app.accept" />
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function services(): string[] {
  const { googleAnalytics, clarity } = getConfig().analytics!;
  return [...(googleAnalytics ? ['Google Analytics'] : []), ...(clarity ? ['Microsoft Clarity'] : [])];
}

function Formerly({ choice: { accepted, at } }: { choice: Choice }) {
  const date = <FormattedDate value={at} dateStyle="medium" />;
  return accepted ? (
    <FormattedMessage id="privacy.accepted" defaultMessage="You accepted on {date}." values={{ date }} />
  ) : (
    <FormattedMessage id="privacy.declined" defaultMessage="You declined on {date}." values={{ date }} />
  );
}
