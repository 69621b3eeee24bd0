import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Link as TextLink } from '#web/ui/Link.tsx';
import { Stack } from '#web/ui/layout.tsx';
import type { WelcomeData } from '../loadWelcome.ts';
import css from './AmericasMap.module.css';
import drawing from './countries.svg?no-inline';

/** The radius of the dot of a city, by the number of its providers. */
const radius = (count: number) => Math.min(14, 3 + 2 * Math.sqrt(count));

/**
 * The countries of the Americas, with a dot for each city that has many providers. Each dot links to these providers.
 */
export function AmericasMap({ glance }: { glance: NonNullable<WelcomeData['directoryAtAGlance']> }) {
  const { byCountry, byCity } = glance;
  if (byCountry.length === 0) return null;
  const countries = byCountry.map((row) => ({ ...row, path: paths.search({ f: row.name, q: '', a: row.place.id }) }));
  return (
    <section className={css.section} aria-labelledby="americas">
      {/* the list next to the map has the same content for the keyboard and screen readers */}
      <svg className={css.map} viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
        {countries.map(({ countryCode, path }) => (
          <Link key={countryCode} to={path} tabIndex={-1} className={css.country}>
            <use href={`${drawing}#${countryCode}`} />
          </Link>
        ))}
        <g className={css.cities}>
          {byCity.map(({ place, count }) => {
            const { x, y } = onMap(place);
            return <circle key={`${x} ${y}`} cx={x} cy={y} r={Math.round(radius(count))} />;
          })}
        </g>
      </svg>
      <Stack gap={6}>
        <h2 className={css.title} id="americas">
          <FormattedMessage id="explore.map" defaultMessage="From Canada to Tierra del Fuego" />
        </h2>
        <ul className={css.countries}>
          {countries.map(({ countryCode, name, path, count }) => (
            <li key={countryCode}>
              <TextLink href={path}>{name}</TextLink> <FormattedNumber value={count} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

/** The size of the drawn map. */
const MAP = { width: 1080, height: 1280 };

/** The position of a place on the drawn map: see scripts/map-countries.mjs. */
function onMap({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { x: Math.round((longitude + 169) * 8), y: Math.round((72 - latitude) * 10) };
}
