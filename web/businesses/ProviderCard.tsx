import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { SceneName } from '#shared/scenes.ts';
import { pageContext } from '#web/pageContext.ts';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useIsPrinted } from '#web/useMediaQuery.ts';
import css from './ProviderCard.module.css';
import { ProviderPicture } from './ProviderPicture.tsx';

interface CardService {
  name: string;
  path?: string | null | undefined;
  at?: string | undefined;
}

interface ProviderCardProps {
  name: string;
  /** The path of the provider's page; null if it does not exist yet. */
  path: string | null;
  /** The level of the name as a heading: `h2` unless the card is below one. */
  heading?: 'h2' | 'h3';
  /** State of the page's history entry: the page from which the visitor comes. */
  state?: unknown;
  image: { url: string; srcSet?: string | undefined } | null | undefined;
  /** The drawing of the provider's service, shown without a picture; by default the initials are shown. */
  scene?: SceneName;
  /** The name with marked matches; by default `name`. */
  title?: ReactNode;
  /** Its place, in one line. */
  where: ReactNode;
  /** `CardFact`s: the match of a route, and the `Signs` of the provider. */
  facts?: ReactNode;
  description: ReactNode;
  /** The first ones are shown, on a narrow card the first one; the others are counted. `path`: of a page of the directory. */
  services: readonly CardService[];
  /** `ContactActions` of the provider. */
  contacts?: ReactNode;
  /** `StarButton` of the provider. */
  star?: ReactNode;
}

/** On a wide card. */
const MOST_SERVICES = 3;
/** The widest in the style sheet. */
const PICTURE = '8rem';

/** A provider in a list: its name, place, services and contacts. */
export function ProviderCard({
  name,
  path,
  heading: Heading = 'h2',
  state,
  title = name,
  image,
  scene,
  where,
  facts,
  description,
  services,
  contacts,
  star,
}: ProviderCardProps) {
  const intl = useIntl();
  if (useIsPrinted())
    return (
      <article className={css.printed}>
        <Heading dir="auto">{title}</Heading>
        <p>{where}</p>
        {facts}
        {contacts}
        {services.length > 0 && <p>{services.map((service) => service.name).join(' · ')}</p>}
        {description && <p dir="auto">{description}</p>}
        {path && <p>{pageContext().origin + path}</p>}
      </article>
    );
  return (
    <Card>
      <article className={css.card}>
        <div className={css.picture}>
          <ProviderPicture name={name} url={image?.url} srcSet={image?.srcSet} scene={scene} sizes={PICTURE} />
        </div>
        <div className={css.text}>
          <Heading className={css.name}>
            {path === null ? (
              <span dir="auto">{title}</span>
            ) : (
              <Link to={path} state={state} dir="auto">
                {title}
              </Link>
            )}
          </Heading>
          <div className={css.lines}>
            <p>
              <Icon name="pin" size={16} />
              <span>{where}</span>
            </p>
            {services[0] && (
              <p className={css.first}>
                <Icon name="tag" size={16} />
                <span>
                  {services[0].name}
                  {services.length > 1 && <span className={css.further}> +{services.length - 1}</span>}
                </span>
              </p>
            )}
          </div>
          {description && (
            <p className={css.description} dir="auto">
              {description}
            </p>
          )}
        </div>
        {facts && <div className={css.facts}>{facts}</div>}
        {services.length > 0 && (
          <ul className={css.services} aria-label={intl.formatMessage({ id: 'app.services' })}>
            {services.slice(0, MOST_SERVICES).map((service) => (
              <li key={service.name}>
                <Chip>
                  <ServiceName service={service} />
                  {service.at && <span className={css.at}> · {service.at}</span>}
                </Chip>
              </li>
            ))}
            {services.length > MOST_SERVICES && (
              <li>
                <Chip>+{services.length - MOST_SERVICES}</Chip>
              </li>
            )}
          </ul>
        )}
        {star && <div className={css.star}>{star}</div>}
        {contacts && <div className={css.contacts}>{contacts}</div>}
      </article>
    </Card>
  );
}

function ServiceName({ service: { name, path } }: { service: CardService }) {
  return path ? <Link to={path}>{name}</Link> : name;
}
