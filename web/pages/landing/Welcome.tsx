import { FormattedMessage, useIntl } from 'react-intl';
import { countryOf } from '#shared/language.ts';
import { LateQuestion } from '#web/answers/LateQuestion.tsx';
import { pageContext } from '#web/pageContext.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { Explore } from './explore/Explore.tsx';
import { hasFew } from './hasFew.ts';
import css from './LandingPage.module.css';
import type { WelcomeData } from './loadWelcome.ts';

export { loadWelcome } from './loadWelcome.ts';

/** The content of the landing page before a search. */
export function Welcome({ data, onAsk }: { data: WelcomeData; onAsk: () => void }) {
  const intl = useIntl();
  const words = intl.formatMessage({
    id: 'landing.exampleWords',
    defaultMessage: 'reefer|customs|movers',
    description: 'Keywords of three example searches, separated by |',
  });
  const places = intl
    .formatMessage(
      {
        id: 'landing.examplePlaces',
        defaultMessage:
          '{country, select, AR {Buenos Aires|Rosario|Mendoza} BR {Campinas|Santos|São Paulo} CA {Vancouver|Montréal|Windsor} CL {Valparaíso|Santiago|Concepción} CO {Cali|Bucaramanga|Bogotá} MX {Puebla|Monterrey|Guadalajara} PE {Lima|Callao|Trujillo} UY {Montevideo|Montevideo|Punta del Este} other {Dallas|Houston|Los Angeles}}',
        description: 'Three example cities by the country of the reader, separated by |',
      },
      { country: countryOf(pageContext().locales[0] ?? '') ?? 'other' },
    )
    .split('|');
  const examples = words.split('|').map((q, nth) => ({ q, f: places[nth] ?? '' }));
  return (
    <>
      {!hasFew(data) && (
        <div className={css.examples}>
          <p id="examples">
            <FormattedMessage id="landing.examples" defaultMessage="Try:" />
          </p>
          <ul aria-labelledby="examples">
            {examples.map(({ q, f }) => (
              <li key={q}>
                <Link href={paths.search({ f, q, a: '' })} onPress={onAsk}>
                  {q} · {f}
                </Link>
              </li>
            ))}
          </ul>
          <LateQuestion className={css.question!} />
        </div>
      )}
      <Explore data={data} example={examples[0]!} />
    </>
  );
}
