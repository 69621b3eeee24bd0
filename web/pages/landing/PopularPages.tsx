import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import type { WelcomeData } from './landingLoader.ts';
import css from './NewProviders.module.css';

/** Services that many providers offer, in the country of the visitor. */
export function PopularPages({ pages }: { pages: WelcomeData['popularDirectoryPages'] }) {
  if (pages.length === 0) return null;
  return (
    <section className={css.newest} aria-labelledby="popular">
      <h2 className={css.title} id="popular">
        <FormattedMessage
          id="landing.popular"
          defaultMessage="Browse the directory"
          description="Heading above links to pages of the directory, such as freight in Argentina"
        />
      </h2>
      <ul className={css.list}>
        {pages.map(({ serviceName, placeName, path, count }) => (
          <li key={path}>
            <Link className={css.link} to={path}>
              {serviceName}
            </Link>
            <p className={css.place}>
              {placeName} · <FormattedNumber value={count} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
