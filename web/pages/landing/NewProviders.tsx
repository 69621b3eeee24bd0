import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { WelcomeData } from './landingLoader.ts';
import css from './NewProviders.module.css';

export function NewProviders({ providers }: { providers: WelcomeData['newestProviders'] }) {
  if (providers.length === 0) return null;
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
        {providers.map(({ path, businessName, address }) => (
          <li key={path}>
            <Link className={css.link} to={path} dir="auto">
              {businessName}
            </Link>
            <p className={css.place}>{address.displayName}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
