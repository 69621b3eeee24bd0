import type { ComponentProps, ReactNode } from 'react';
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
  const { address, email, operator, phone, social } = footer;
  const lines = [operator, ...address].filter((line) => line !== null);
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.brand}>
          <Logo />
          <p>
            <FormattedMessage id="app.tagline" />
          </p>
        </div>
        <Column
          title={<FormattedMessage id="footer.explore" defaultMessage="Explore" description="Heading above links" />}
          links={[
            { to: paths.home(), name: <FormattedMessage id="footer.search" /> },
            { to: paths.mvp(), name: <FormattedMessage id="footer.glance" /> },
            { to: paths.verify(), name: <FormattedMessage id="footer.verify" /> },
            { to: paths.help(), name: <FormattedMessage {...accountMessages.help} /> },
          ]}
        />
        <Column
          title={<FormattedMessage id="footer.businesses" defaultMessage="For businesses" />}
          links={[
            { to: paths.preRegistration(), name: <FormattedMessage {...accountMessages.carriers} /> },
            { href: paths.apiDocumentation(), name: 'API' },
            { to: paths.data(), name: <FormattedMessage id="footer.data" defaultMessage="Open data" /> },
            { to: paths.status(), name: <FormattedMessage id="footer.status" /> },
          ]}
        />
        <div className={css.small}>
          {lines.length > 0 && (
            <address className={css.place}>
              <h2 className={css.title}>
                <FormattedMessage id="app.address" />
              </h2>
              {lines.map((line) => (
                <span key={line} className={css.line}>
                  {line}
                </span>
              ))}
            </address>
          )}
          {(email || phone) && (
            <Column
              as="address"
              title={<FormattedMessage id="app.contact" />}
              links={[
                ...(email ? [{ href: `mailto:${email}`, name: email }] : []),
                ...(phone ? [{ href: phoneLink(phone) ?? undefined, name: phone }] : []),
              ]}
            />
          )}
          {social.length > 0 && (
            <Column
              title={<FormattedMessage id="footer.social" defaultMessage="Follow us" />}
              links={social.map(({ name, url }) => ({ name, href: url, target: '_blank', rel: 'noreferrer' }))}
            />
          )}
          <Column
            title={<FormattedMessage id="footer.legal" defaultMessage="Legal" />}
            links={[
              { to: paths.servicesAgreement(), name: <FormattedMessage id="footer.terms" /> },
              { to: paths.privacyPolicy(), name: <FormattedMessage id="footer.privacy" /> },
            ]}
          >
            {analytics && (
              <li>
                <analytics.PrivacyChoices className={css.link} />
              </li>
            )}
          </Column>
        </div>
        {footer.taxBadgeUrl && footer.taxBadgeCode && (
          <div>
            <TaxBadge url={footer.taxBadgeUrl} code={footer.taxBadgeCode} />
          </div>
        )}
      </div>
      <div className={css.bottom}>
        <p>
          <FormattedMessage id="footer.placeData" defaultMessage="Places: GeoNames, CC BY 4.0" />
        </p>
        <p>
          <FormattedMessage id="footer.version" defaultMessage="Version {version}" values={{ version }} />
        </p>
      </div>
    </footer>
  );
}

interface ColumnProps {
  as?: 'div' | 'address';
  title: ReactNode;
  /** Links with `to` lead to our pages, links with `href` to any other address. */
  links: readonly (ComponentProps<'a'> & { to?: string; name: ReactNode })[];
  children?: ReactNode;
}

function Column({ as: Box = 'div', title, links, children }: ColumnProps) {
  return (
    <Box>
      <h2 className={css.title}>{title}</h2>
      <ul>
        {links.map(({ to, name, ...link }) => (
          <li key={to ?? link.href}>
            {to ? (
              <Link className={css.link} to={to}>
                {name}
              </Link>
            ) : (
              <a className={css.link} {...link}>
                {name}
              </a>
            )}
          </li>
        ))}
        {children}
      </ul>
    </Box>
  );
}

const smallest = 96;
/** The size of a square, large enough for a camera. */
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
