import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import css from './NewProviders.module.css';

interface Newest {
  path: string;
  name: string;
  place: string;
}

// The server writes them into the landing page, where crawlers find them too. Whoever began on another page has none.
const newest = JSON.parse(document.getElementById('newest')?.textContent ?? '[]') as Newest[];

export function NewProviders() {
  if (newest.length === 0) return null;
  return (
    <section className={css.newest} aria-labelledby="newest-title">
      <h2 className={css.title} id="newest-title">
        <FormattedMessage
          id="landing.newest"
          defaultMessage="New in the directory"
          description="Heading above the providers that were approved last"
        />
      </h2>
      <ul className={css.list}>
        {newest.map(({ path, name, place }) => (
          <li key={path}>
            <Link className={css.link} to={path} dir="auto">
              {name}
            </Link>
            <p className={css.place}>{place}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
