import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { hasMap, paths, type Search } from '#web/paths.ts';
import { areaMessages } from './areaMessages.ts';
import css from './LandingPage.module.css';
import type { LandingData } from './landingLoader.ts';
import { ResultsSection } from './ResultsSection.tsx';
import { SearchCard } from './SearchCard.tsx';
import { Welcome } from './Welcome.tsx';

export function LandingPage() {
  const { search: searched, results, welcome } = useLoaderData<LandingData>();
  const [query] = useSearchParams();
  const search = { ...searched, map: hasMap(query) };
  const navigate = useNavigate();
  const intl = useIntl();
  // Only a search that was asked for here may take the focus, not one that came with the address or by going back.
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
    void navigate(paths.search({ ...wanted, map: search.map }), { preventScrollReset: true });
  };
  const title = intl.formatMessage({
    id: 'landing.title',
    defaultMessage: 'Rumbo: carriers and shippers of the Americas',
    description: 'Title of the landing page in the browser tab',
  });

  const searchedFor = [search.q, search.f, search.area && intl.formatMessage(areaMessages.name)];

  return (
    <div className={css.page} data-searching={results !== null || undefined}>
      <title>{results ? `${searchedFor.filter(Boolean).join(' · ')} · Rumbo` : title}</title>
      {!results && <Hero />}
      <div className={css.search}>
        <SearchCard search={search} isBar={results !== null} onSearch={onSearch} />
      </div>
      {results ? (
        <ResultsSection search={search} results={results} takeFocus={takeFocus} onAsk={ask} />
      ) : (
        <Welcome data={welcome} onAsk={ask} />
      )}
    </div>
  );
}

function Hero() {
  return (
    <section className={css.hero}>
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

/** Routes that run towards a compass. Decoration. */
function HeroMotif() {
  return (
    <svg className={css.motif} viewBox="0 0 1440 480" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <g className={css.rose} transform="translate(1120 216)">
        <circle r="330" opacity=".1" />
        <circle r="250" opacity=".16" />
        <circle r="236" opacity=".5" strokeWidth="9" strokeDasharray="1.5 18.01" />
        <circle r="236" opacity=".8" strokeWidth="18" strokeDasharray="2 368.71" />
        <circle r="168" opacity=".22" />
        <circle r="92" opacity=".3" />
        <path d="M0-330v660M-330 0h660" opacity=".1" />
        <path d="M-233-233l466 466M233-233l-466 466" opacity=".07" />
      </g>
      <path className={css.route} d="M-20 430C220 452 420 300 610 322S890 452 1120 216" />
      <path className={css.route} d="M380 520C560 430 610 130 800 96s206 40 320 120" />
      <path className={css.route} d="M1120 216c70-70 150-20 210-64s70-120 140-150" />
      <g className={css.stop}>
        <circle cx="610" cy="322" r="5" />
        <circle cx="800" cy="96" r="5" />
        <circle cx="898" cy="374" r="4" />
        <circle cx="1330" cy="152" r="5" />
      </g>
      <circle className={css.destination} cx="1330" cy="152" r="2.5" />
      <g transform="translate(1120 216)">
        <g className={css.needle}>
          <path className={css.north} d="M0-150 26 0h-52Z" />
          <path className={css.south} d="M0 150-26 0h52Z" />
        </g>
        <circle r="9" fill="#0b1a38" />
      </g>
    </svg>
  );
}
