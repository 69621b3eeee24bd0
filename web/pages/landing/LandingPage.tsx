import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { hasMap, paths, type Search, searchLine } from '#web/paths.ts';
import drawings from '#web/ui/drawings.svg?no-inline';
import { areaMessages } from './areaMessages.ts';
import css from './LandingPage.module.css';
import type { LandingData } from './landingLoader.ts';
import { SearchCard } from './SearchCard.tsx';

export function LandingPage() {
  const { search: searched, results, welcome } = useLoaderData<LandingData>();
  const [query] = useSearchParams();
  const search = { ...searched, map: hasMap(query) };
  const navigate = useNavigate();
  const intl = useIntl();
  // Only a search started here may take the focus, not one from the address or by going back.
  const isAsked = useRef(false);
  const ask = () => {
    isAsked.current = true;
  };
  const takeFocus = () => {
    const asked = isAsked.current;
    isAsked.current = false;
    return asked;
  };
  const onSearch = (wanted: Search) => {
    ask();
    void navigate(paths.search({ ...wanted, map: search.map }), { preventScrollReset: true, flushSync: true });
  };
  const title = intl.formatMessage({ id: 'landing.title' });

  return (
    <div className={css.page} data-searching={results !== null || undefined}>
      <title>{results ? `${searchLine(search, intl.formatMessage(areaMessages.name))} · Rumbo` : title}</title>
      {!results && <Hero />}
      <div className={css.search} data-screen>
        <SearchCard search={search} isBar={results !== null} onSearch={onSearch} />
      </div>
      {results ? (
        <results.ResultsSection search={search} results={results} takeFocus={takeFocus} onAsk={ask} />
      ) : (
        <welcome.Welcome data={welcome} onAsk={ask} />
      )}
    </div>
  );
}

function Hero() {
  return (
    <section className={css.hero}>
      <HeroMotif />
      <h1 className={css.title}>
        <FormattedMessage id="landing.hero" defaultMessage="We connect carriers with shippers." />
      </h1>
      <p className={css.tagline}>
        <FormattedMessage id="app.tagline" />
      </p>
    </section>
  );
}

/** A decoration: routes that lead to a compass. */
function HeroMotif() {
  return (
    <svg className={css.motif} viewBox="0 0 1440 480" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <g transform="translate(1120 216)">
        <use className={css.rose} href={`${drawings}#rose`} />
      </g>
      <use className={css.route} href={`${drawings}#routes`} />
      <g transform="translate(1120 216)">
        <use className={css.needle} href={`${drawings}#needle`} />
      </g>
    </svg>
  );
}
