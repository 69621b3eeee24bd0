import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { sceneOf } from '#shared/scenes.ts';
import { ProviderCard } from '#web/businesses/ProviderCard.tsx';
import { shortName } from '#web/businesses/shortName.ts';
import { paths } from '#web/paths.ts';
import { Link as TextLink } from '#web/ui/Link.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Scene } from '#web/ui/Scene.tsx';
import { hasFew } from '../hasFew.ts';
import type { WelcomeData } from '../loadWelcome.ts';
import { AmericasMap } from './AmericasMap.tsx';
import { CarrierCall } from './CarrierCall.tsx';
import css from './Explore.module.css';
import { HowItWorks } from './HowItWorks.tsx';

const MOST_NEW = 6;

interface ExploreProps {
  data: WelcomeData;
  /** A search with results. */
  example: { q: string; f: string };
}

/** The content of the directory, below the search. */
export function Explore({ data, example }: ExploreProps) {
  const { categories, services, newestProviders, directoryAtAGlance: glance } = data;
  const newest = newestProviders.length > 0 && <Newest providers={newestProviders} />;
  if (hasFew(data))
    return (
      <div id="explore">
        <CarrierCall />
        <HowItWorks example={example} />
        {newest}
      </div>
    );
  return (
    <div id="explore">
      {glance && <Proof glance={glance} />}
      {categories.length > 0 && <Categories categories={categories} services={services} />}
      <HowItWorks example={example} />
      {newest}
      {glance && <AmericasMap glance={glance} />}
      <CarrierCall />
    </div>
  );
}

/** Categories as tiles, then services that many providers offer. */
function Categories({ categories, services }: Pick<WelcomeData, 'categories' | 'services'>) {
  return (
    <section className={css.part} aria-labelledby="popular">
      <Text as="h2" size="2xl" id="popular">
        <FormattedMessage
          id="explore.explore"
          defaultMessage="Carriers and services in {place}"
          values={{ place: categories[0]!.placeName }}
        />
      </Text>
      <ul className={css.tiles} data-carousel>
        {categories.map(({ category, serviceName, path, count }) => (
          <li key={path}>
            <Link className={css.tile} to={path}>
              <span className={css.scene}>
                <Scene name={sceneOf({ categoryId: category?.databaseId })} />
              </span>
              <span className={css.tileName}>{serviceName}</span>
              <Text as="span" note>
                <FormattedNumber value={count} />
              </Text>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={css.services}>
        {services.map(({ serviceName, path, count }) => (
          <li key={path}>
            <TextLink href={path}>{serviceName}</TextLink> <FormattedNumber value={count} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Three numbers: the businesses, the countries and the commission. */
function Proof({ glance }: { glance: NonNullable<WelcomeData['directoryAtAGlance']> }) {
  const { providerCount, byCountry } = glance;
  return (
    <dl className={css.proof}>
      <div>
        <dt>
          <FormattedMessage
            id="explore.businesses"
            defaultMessage="{count, plural, one {business reviewed} other {businesses reviewed}}"
            values={{ count: providerCount }}
          />
        </dt>
        <dd>
          <FormattedNumber value={providerCount} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage
            id="explore.countries"
            defaultMessage="{count, plural, one {country} other {countries}} of the Americas"
            values={{ count: byCountry.length }}
          />
        </dt>
        <dd>
          <FormattedNumber value={byCountry.length} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="explore.commission" defaultMessage="commission: you deal directly" />
        </dt>
        <dd>
          <FormattedNumber value={0} style="percent" />
        </dd>
      </div>
    </dl>
  );
}

function Newest({ providers }: { providers: WelcomeData['newestProviders'] }) {
  return (
    <section className={css.part} aria-labelledby="newest-title">
      <Text as="h2" size="2xl" id="newest-title">
        <FormattedMessage id="explore.newest" defaultMessage="New in the directory" />
      </Text>
      <ul className={css.cards} data-carousel>
        {providers.slice(0, MOST_NEW).map(({ path, businessName, summary, image, place, providerServices }) => (
          <li key={path}>
            <ProviderCard
              name={businessName}
              path={path}
              heading="h3"
              image={image}
              scene={sceneOf(providerServices[0])}
              where={shortName(place.displayName)}
              description={summary}
              services={[
                ...new Map(
                  providerServices.map(({ service, directoryPath }) => [
                    service.name,
                    { name: service.name, path: directoryPath },
                  ]),
                ).values(),
              ]}
            />
          </li>
        ))}
      </ul>
      <p>
        <TextLink href={paths.mvp()}>
          <FormattedMessage id="app.glance" />
        </TextLink>
      </p>
    </section>
  );
}
