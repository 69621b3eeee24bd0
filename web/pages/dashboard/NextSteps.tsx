import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { isStaff, type SessionUser } from '#web/session/session.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from './DashboardPage.module.css';

/** Links to the main pages for a signed-in user. */
export function NextSteps({ user }: { user: SessionUser }) {
  return (
    <ul className={css.steps}>
      <Step
        href={paths.home()}
        icon="search"
        title={<FormattedMessage id="dashboard.search" defaultMessage="Find providers" />}
        text={
          <FormattedMessage
            id="dashboard.searchText"
            defaultMessage="Find carriers, warehouses and customs brokers by place and keywords."
          />
        }
      />
      <Step
        href={paths.preRegistration()}
        icon="truck"
        title={<FormattedMessage id="dashboard.preRegister" />}
        text={
          <FormattedMessage
            id="dashboard.preRegisterText"
            defaultMessage="Tell us what your business offers. Once we review and publish it, shippers can find it."
          />
        }
      />
      <Step
        href={paths.profile()}
        icon="user"
        title={<FormattedMessage id="dashboard.profile" defaultMessage="Your profile" />}
        text={<FormattedMessage id="dashboard.profileText" defaultMessage="Change your name, email or password." />}
      />
      {isStaff(user) && (
        <Step
          href={paths.backOffice()}
          icon="shield"
          title={<FormattedMessage id="page.backOffice" />}
          text={
            <FormattedMessage id="dashboard.adminText" defaultMessage="Users, providers, services and moderation." />
          }
        />
      )}
      {user.isSuperAdmin && (
        <Step
          href={paths.mvp()}
          icon="chart"
          title={<FormattedMessage id="app.glance" />}
          text={
            <FormattedMessage
              id="dashboard.mvpText"
              defaultMessage="How many providers are listed, by country and by service."
            />
          }
        />
      )}
    </ul>
  );
}

interface StepProps {
  href: string;
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
}

/** A card that is a single link. */
function Step({ href, icon, title, text }: StepProps) {
  return (
    <li>
      <Card>
        <div className={css.step}>
          <span className={css.icon}>
            <Icon name={icon} size={24} />
          </span>
          <div>
            <Text as="h2" size="md">
              <Link href={href}>{title}</Link>
            </Text>
            <p className={css.text}>{text}</p>
          </div>
          <Icon name="chevron" />
        </div>
      </Card>
    </li>
  );
}
