import { FormattedMessage } from 'react-intl';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import { Benefits } from './Benefits.tsx';
import { CarrierCall } from './CarrierCall.tsx';
import { NewProviders } from './NewProviders.tsx';
import css from './Welcome.module.css';

// In the languages of the places, not in the visitor's: the search understands all three.
const examples = [
  { lang: 'es', q: 'transporte refrigerado', f: 'Bahía Blanca' },
  { lang: 'pt', q: 'carga aérea', f: 'Campinas' },
  { lang: 'en', q: 'heavy haul', f: 'Houston' },
];

/** What the landing page shows while nothing is searched. */
export function Welcome({ onAsk }: { onAsk: () => void }) {
  return (
    <>
      <div className={css.examples}>
        <p id="examples">
          <FormattedMessage
            id="landing.examples"
            defaultMessage="For example:"
            description="Before links to searches that show what can be found"
          />
        </p>
        <ul aria-labelledby="examples">
          {examples.map(({ lang, q, f }) => (
            <li key={q} lang={lang} translate="no">
              <Link href={paths.search({ f, q, a: '' })} onPress={onAsk}>
                {q} · {f}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Benefits />
      <NewProviders />
      <CarrierCall />
    </>
  );
}
