import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { hasMap, paths, type Search } from '#web/paths.ts';
import { areaMessages } from './areaMessages.ts';
import { Hero } from './Hero.tsx';
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
      <Hero isSmall={results !== null} />
      <div className={css.search}>
        <SearchCard search={search} isSmall={results !== null} onSearch={onSearch} />
      </div>
      {results ? (
        <ResultsSection search={search} results={results} takeFocus={takeFocus} onAsk={ask} />
      ) : (
        <Welcome data={welcome} onAsk={ask} />
      )}
    </div>
  );
}
