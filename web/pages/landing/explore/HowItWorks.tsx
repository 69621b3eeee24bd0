import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Scene } from '#web/ui/Scene.tsx';
import { useMediaQuery } from '#web/useMediaQuery.ts';
import css from './HowItWorks.module.css';

/** The distance in the example. */
const KILOMETRES = 16;

interface HowItWorksProps {
  /** The searched words and place in the example. */
  example: { q: string; f: string };
}

/** A drawn example of a search, its result and the following conversation. */
export function HowItWorks({ example: { q, f } }: HowItWorksProps) {
  const { list, isWaiting } = useFirstSight();
  return (
    <section className={css.section} aria-labelledby="how">
      <Text as="h2" size="2xl" id="how">
        <FormattedMessage id="explore.benefits" defaultMessage="Find the right provider and deal with them directly" />
      </Text>
      <ol
        ref={list}
        className={css.steps}
        data-carousel
        data-waiting={isWaiting || undefined}
        // on a small screen the drawing scrolls
        tabIndex={useMediaQuery('(width < 60rem)', false) ? 0 : undefined}
        aria-labelledby="how"
      >
        <Step title={<FormattedMessage id="explore.near" defaultMessage="Say what and where" />}>
          <div className={css.search}>
            <Line icon="pin">{f}</Line>
            <Line icon="truck">{q}</Line>
            <span className={css.press}>
              <Icon name="search" size={18} />
              <FormattedMessage id="app.search" />
            </span>
          </div>
        </Step>
        <Step title={<FormattedMessage id="explore.reviewed" defaultMessage="Compare reviewed businesses" />}>
          <div className={css.card}>
            <span className={css.scene}>
              <Scene name="reefer" />
            </span>
            <Stack gap={1} justify="start">
              <Text tone="heading" weight={650}>
                <FormattedMessage id="explore.sampleName" defaultMessage="Southern Cold Freight" />
              </Text>
              <span className={css.fact}>
                <Icon name="pin" size={16} />
                <FormattedNumber value={KILOMETRES} style="unit" unit="kilometer" />
              </span>
              <span className={css.fact} data-good>
                <Icon name="check" size={16} />
                <FormattedMessage id="explore.carrierReviewed" />
              </span>
            </Stack>
            <span className={css.lead}>
              <Icon name="chat" size={18} />
              WhatsApp
            </span>
          </div>
        </Step>
        <Step title={<FormattedMessage id="explore.direct" defaultMessage="Deal with them directly" />}>
          <div className={css.chat}>
            <p className={css.bubble} data-own>
              <FormattedMessage
                id="explore.sampleMessage"
                defaultMessage="Hello, I found you on Rumbo. I need {words} ({place})."
                values={{ words: q, place: f }}
              />
            </p>
            <p className={css.bubble}>
              <FormattedMessage
                id="explore.sampleReply"
                defaultMessage="Hi! Of course. When do you load, and how many pallets?"
              />
            </p>
          </div>
        </Step>
      </ol>
    </section>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className={css.step}>
      <h3>{title}</h3>
      <div className={css.stage} aria-hidden="true">
        {children}
      </div>
    </li>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={css.line}>
      <Icon name={icon} size={18} />
      {children}
    </span>
  );
}

/** Whether the steps are still hidden: if they are below the window, they appear when first scrolled into view. */
function useFirstSight() {
  const list = useRef<HTMLOListElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element || !('IntersectionObserver' in window) || element.getBoundingClientRect().top < innerHeight) return;
    setWaiting(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setWaiting(false);
        observer.disconnect();
      },
      { threshold: 0.4 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { list, isWaiting };
}
