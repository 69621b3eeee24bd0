import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { CategoryIcon } from '#web/businesses/CategoryIcon.tsx';
import { ProviderCard } from '#web/businesses/ProviderCard.tsx';
import { ProviderPicture } from '#web/businesses/ProviderPicture.tsx';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link as TextLink } from '#web/ui/Link.tsx';
import { Text } from '#web/ui/layout.tsx';
import { hasFew } from '../hasFew.ts';
import type { WelcomeData } from '../landingLoader.ts';
import where from '../results/WhereLine.module.css';
import { AmericasMap } from './AmericasMap.tsx';
import { Benefits } from './Benefits.tsx';
import { CarrierCall } from './CarrierCall.tsx';
import css from './Explore.module.css';

const MOST_NEW = 6;

/** The content of the directory, below the search. */
export function Explore({ data }: { data: WelcomeData }) {
  const { categories, services, newestProviders, directoryAtAGlance: glance } = data;
  const newest = newestProviders.length > 0 && <Newest providers={newestProviders} />;
  if (hasFew(data))
    return (
      <div id="explore">
        <CarrierCall />
        <Benefits />
        {newest}
      </div>
    );
  return (
    <div id="explore">
      {categories.length > 0 && <Categories categories={categories} services={services} />}
      {glance && <Proof glance={glance} />}
      <Benefits />
      {newest}
      {glance && <AmericasMap glance={glance} />}
      <CarrierCall />
    </div>
  );
}

/** Categories as tiles, then services that many providers offer. */
function Categories({ categories, services }: Pick<WelcomeData, 'categories' | 'services'>) {
  return (
    <section className={css.part} data-first aria-labelledby="popular">
      <Text as="h2" size="2xl" id="popular">
        <FormattedMessage
          id="explore.explore"
          defaultMessage="Carriers and services in {place}"
          values={{ place: categories[0]!.placeName }}
        />
      </Text>
      <ul className={css.tiles}>
        {categories.map(({ categoryId, serviceName, path, count }) => (
          <li key={path}>
            <Link className={css.tile} to={path}>
              <CategoryIcon id={categoryId} />
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

function Proof({ glance }: { glance: NonNullable<WelcomeData['directoryAtAGlance']> }) {
  return (
    <p className={css.proof}>
      <Icon name="shield" />
      <span>
        <FormattedMessage
          id="explore.proof"
          defaultMessage="{count, plural, one {# business} other {# businesses}} reviewed · {countries, plural, one {# country} other {# countries}} · direct contact, no commission"
          values={{ count: glance.providerCount, countries: glance.byCountry.length }}
        />
      </span>
    </p>
  );
}

function Newest({ providers }: { providers: WelcomeData['newestProviders'] }) {
  return (
    <section className={css.part} aria-labelledby="newest-title">
      <Text as="h2" size="2xl" id="newest-title">
        <FormattedMessage id="explore.newest" defaultMessage="New in the directory" />
      </Text>
      <ul className={css.cards}>
        {providers
          .slice(0, MOST_NEW)
          .map(({ path, businessName, description, reviewedAt, image, address, providerServices }) => (
            <li key={path}>
              <ProviderCard
                name={businessName}
                path={path}
                heading="h3"
                picture={<ProviderPicture name={businessName} url={image?.url} srcSet={image?.srcSet} />}
                reviewedAt={reviewedAt}
                where={
                  <p className={where.where}>
                    <Icon name="pin" size={16} />
                    <span>{address.displayName}</span>
                  </p>
                }
                description={description}
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
          <FormattedMessage id="mvp.title" />
        </TextLink>
      </p>
    </section>
  );
}
