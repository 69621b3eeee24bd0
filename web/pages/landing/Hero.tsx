import { FormattedMessage } from 'react-intl';
import css from './Hero.module.css';
import { HeroMotif } from './HeroMotif.tsx';

export function Hero({ isSmall }: { isSmall: boolean }) {
  return (
    <section className={css.hero} data-small={isSmall || undefined}>
      <HeroMotif />
      <h1 className={css.title}>
        <FormattedMessage
          id="landing.hero"
          defaultMessage="We connect carriers with shippers."
          description="The main sentence of the landing page"
        />
      </h1>
      <p className={css.tagline}>
        <FormattedMessage
          id="app.tagline"
          defaultMessage="The comprehensive logistics and mobility platform in America."
          description="What the product is, in one sentence"
        />
      </p>
    </section>
  );
}
