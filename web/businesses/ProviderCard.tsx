import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { SceneName } from '#shared/scenes.ts';
import { pageContext } from '#web/pageContext.ts';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useIsPrinted } from '#web/useMediaQuery.ts';
import css from './ProviderCard.module.css';
import { ProviderPicture } from './ProviderPicture.tsx';

interface CardService {
  name: string;
  path?: string | null | undefined;
  isMatch?: boolean;
  at?: string | undefined;
}

interface ProviderCardProps {
  name: string;
  /** The path of its page; null before there is one. */
  path: string | null;
  /** `h2` unless the card stands below one. */
  heading?: 'h2' | 'h3';
  /** State of the page's history entry: the page from which the visitor comes. */
  state?: unknown;
  image: { url: string; srcSet?: string | undefined } | null | undefined;
  /** The drawing of its service, if there is no picture. */
  scene: SceneName;
  /** ISO 8601; null when it is not reviewed yet. */
  reviewedAt: string | null;
  /** The date of its first phone, ISO 8601; null when it changed recently, or there is none. */
  phoneSince?: string | null;
  /** The name with marked matches; by default `name`. */
  title?: ReactNode;
  /** Its place, in one line. */
  where: ReactNode;
  /** `CardFact`s: how it matches a route, where it is registered, and so on. */
  facts?: ReactNode;
  description: ReactNode;
  /** The first ones are shown, the others counted. `path`: of a page of the directory. */
  services: readonly CardService[];
  /** `ContactActions`. */
  contacts?: ReactNode;
  /** `StarButton`. */
  star?: ReactNode;
}

/** On a wide card, and on a narrow one: each is shown completely. */
const MOST_SERVICES = { wide: 3, narrow: 1 };
/** As in the style sheet. */
const PICTURE = '(width < 36rem) 4.5rem, 8rem';

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
  reviewedAt,
  phoneSince,
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
          <div>
            <Heading className={css.name}>
              {path === null ? (
                <span dir="auto">{title}</span>
              ) : (
                <Link to={path} state={state} dir="auto">
                  {title}
                </Link>
              )}
            </Heading>
            <p className={css.where}>
              <span className={css.place}>
                <Icon name="pin" size={16} />
                <span>{where}</span>
              </span>
              {reviewedAt !== null && <Reviewed at={reviewedAt} />}
              {phoneSince && <PhoneAge since={phoneSince} />}
            </p>
            {facts}
          </div>
          {description && (
            <p className={css.description} dir="auto">
              {description}
            </p>
          )}
        </div>
        {services.length > 0 && (
          <ul className={css.services} aria-label={intl.formatMessage({ id: 'app.services' })}>
            {services.slice(0, MOST_SERVICES.wide).map((service) => (
              <li key={service.name}>
                <Chip>
                  <ServiceName service={service} />
                  {service.at && <span className={css.at}> · {service.at}</span>}
                </Chip>
              </li>
            ))}
            {Object.entries(MOST_SERVICES).map(
              ([width, most]) =>
                services.length > most && (
                  <li key={width} data-further={width}>
                    <Chip>+{services.length - most}</Chip>
                  </li>
                ),
            )}
          </ul>
        )}
        {star && <div className={css.star}>{star}</div>}
        {contacts && <div className={css.contacts}>{contacts}</div>}
      </article>
    </Card>
  );
}

/** The month; in words for screen readers and on hover. */
function Reviewed({ at }: { at: string }) {
  const intl = useIntl();
  const date = intl.formatDate(at, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  const text = intl.formatMessage({ id: 'results.reviewed', defaultMessage: 'Reviewed {date}' }, { date });
  return <Dated icon="check" date={date} text={text} />;
}

/** The year; in words for screen readers and on hover. */
function PhoneAge({ since }: { since: string }) {
  const intl = useIntl();
  const date = intl.formatDate(since, { year: 'numeric', timeZone: 'UTC' });
  const text = intl.formatMessage({ id: 'results.phoneSince', defaultMessage: 'Same phone since {date}' }, { date });
  return <Dated icon="phone" date={date} text={text} />;
}

function Dated({ icon, date, text }: { icon: IconName; date: string; text: string }) {
  return (
    <span className={css.dated} title={text}>
      <Icon name={icon} size={16} />
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">{date}</span>
    </span>
  );
}

function ServiceName({ service: { name, path, isMatch } }: { service: CardService }) {
  const text = isMatch ? <mark>{name}</mark> : name;
  return path ? <Link to={path}>{text}</Link> : text;
}
