import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useAnalytics } from '../analytics/loadAnalytics.ts';
import { getConfig } from '../config.ts';
import { phoneLink } from '../contactLinks.ts';
import { paths } from '../paths.ts';
import { accountMessages } from './accountMessages.ts';
import css from './Footer.module.css';
import { Logo } from './Logo.tsx';

export function Footer() {
  const { version, footer } = getConfig();
  const analytics = useAnalytics();
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.brand}>
          <Logo />
          <p>
            <FormattedMessage id="app.tagline" />
          </p>
        </div>
        <div>
          <h2 className={css.title}>
            <FormattedMessage id="footer.explore" defaultMessage="Explore" description="Heading above links" />
          </h2>
          <ul>
            <li>
              <Link className={css.link} to={paths.home()}>
                <FormattedMessage id="footer.search" />
              </Link>
            </li>
            <li>
              <Link className={css.link} to={paths.mvp()}>
                <FormattedMessage id="footer.glance" defaultMessage="By country and service" />
              </Link>
            </li>
            <li>
              <Link className={css.link} to={paths.help()}>
                <FormattedMessage {...accountMessages.help} />
              </Link>
            </li>
          </ul>
        </div>
        <div>
          <h2 className={css.title}>
            <FormattedMessage id="footer.businesses" defaultMessage="For businesses" />
          </h2>
          <ul>
            <li>
              <Link className={css.link} to={paths.preRegistration()}>
                <FormattedMessage {...accountMessages.carriers} />
              </Link>
            </li>
            <li>
              <a className={css.link} href={paths.apiDocumentation()}>
                API
              </a>
            </li>
          </ul>
        </div>
        {(footer.operator || footer.address.length > 0) && (
          <address>
            <h2 className={css.title}>
              <FormattedMessage id="app.address" />
            </h2>
            {[footer.operator, ...footer.address]
              .filter((line) => line !== null)
              .map((line) => (
                <span key={line} className={css.line}>
                  {line}
                </span>
              ))}
          </address>
        )}
        {(footer.email || footer.phone) && (
          <address>
            <h2 className={css.title}>
              <FormattedMessage id="app.contact" />
            </h2>
            <ul>
              {footer.email && (
                <li>
                  <a className={css.link} href={`mailto:${footer.email}`}>
                    {footer.email}
                  </a>
                </li>
              )}
              {footer.phone && (
                <li>
                  <a className={css.link} href={phoneLink(footer.phone) ?? undefined}>
                    {footer.phone}
                  </a>
                </li>
              )}
            </ul>
          </address>
        )}
        {footer.social.length > 0 && (
          <div>
            <h2 className={css.title}>
              <FormattedMessage id="footer.social" defaultMessage="Follow us" />
            </h2>
            <ul>
              {footer.social.map(({ name, url }) => (
                <li key={url}>
                  <a className={css.link} href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h2 className={css.title}>
            <FormattedMessage id="footer.legal" defaultMessage="Legal" />
          </h2>
          <ul>
            <li>
              <Link className={css.link} to={paths.servicesAgreement()}>
                <FormattedMessage id="footer.terms" />
              </Link>
            </li>
            <li>
              <Link className={css.link} to={paths.privacyPolicy()}>
                <FormattedMessage id="footer.privacy" />
              </Link>
            </li>
            {analytics && (
              <li>
                <analytics.PrivacyChoices className={css.link} />
              </li>
            )}
          </ul>
        </div>
        {footer.taxBadgeUrl && footer.taxBadgeCode && (
          <div>
            <TaxBadge url={footer.taxBadgeUrl} code={footer.taxBadgeCode} />
          </div>
        )}
      </div>
      <div className={css.bottom}>
        <p>
          <FormattedMessage id="footer.placeData" defaultMessage="Place data: GeoNames, CC BY 4.0" />
        </p>
        <p>
          <FormattedMessage id="footer.version" defaultMessage="Version {version}" values={{ version }} />
        </p>
      </div>
    </footer>
  );
}

const smallest = 96;
/** So that a camera can distinguish the squares. */
const pixelsOfSquare = 3;

interface TaxBadgeProps {
  url: string;
  /** The address as a QR code. */
  code: { size: number; path: string };
}

function TaxBadge({ url, code: { size, path } }: TaxBadgeProps) {
  const width = Math.max(smallest, size * pixelsOfSquare);
  return (
    <a className={css.badge} href={url} target="_blank" rel="noreferrer">
      <svg
        className={css.code}
        width={width}
        height={width}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <FormattedMessage id="footer.taxBadge" defaultMessage="Tax registration" />
    </a>
  );
}
