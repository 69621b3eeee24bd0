import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import css from './Benefits.module.css';

export function Benefits() {
  return (
    <section className={css.benefits} aria-labelledby="benefits">
      <h2 className={css.title} id="benefits">
        <FormattedMessage id="explore.benefits" defaultMessage="Find the right provider and deal with them directly" />
      </h2>
      <ul className={css.list}>
        <Benefit icon="pin" title={<FormattedMessage id="explore.near" defaultMessage="By place and service" />}>
          <FormattedMessage
            id="explore.nearText"
            defaultMessage="Tell us what you need and where. We list the providers that fit and how far away each one is."
          />
        </Benefit>
        <Benefit
          icon="shield"
          title={<FormattedMessage id="explore.reviewed" defaultMessage="Reviewed by real people" />}
        >
          <FormattedMessage
            id="explore.reviewedText"
            defaultMessage="Our team checks every business before it appears in the directory."
          />
        </Benefit>
        <Benefit icon="chat" title={<FormattedMessage id="explore.direct" defaultMessage="Direct contact" />}>
          <FormattedMessage
            id="explore.directText"
            defaultMessage="One tap and you are talking to the business itself, by WhatsApp, phone or email."
          />
        </Benefit>
      </ul>
    </section>
  );
}

function Benefit({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <li className={css.benefit}>
      <span className={css.sign}>
        <Icon name={icon} size={26} />
      </span>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
