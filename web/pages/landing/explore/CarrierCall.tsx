import { FormattedMessage, useIntl } from 'react-intl';
import { ProviderPicture } from '#web/businesses/ProviderPicture.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from './CarrierCall.module.css';

/** The benefits of a listing for carriers, next to a sample of one. */
export function CarrierCall() {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'app.yourBusiness' });
  return (
    <section className={css.call} aria-labelledby="carriers">
      <div className={css.text}>
        <h2 id="carriers">
          <FormattedMessage
            id="explore.carriers"
            defaultMessage="Do you offer trucking, warehousing or customs services?"
          />
        </h2>
        <ul className={css.reasons}>
          <li>
            <Icon name="check" />
            <FormattedMessage id="explore.carrierFree" defaultMessage="Free: no fees, no commission" />
          </li>
          <li>
            <Icon name="check" />
            <FormattedMessage
              id="explore.carrierFound"
              defaultMessage="Found by shippers across the Americas, in four languages"
            />
          </li>
          <li>
            <Icon name="check" />
            <FormattedMessage
              id="explore.carrierDirect"
              defaultMessage="Customers contact you directly by WhatsApp, phone or email"
            />
          </li>
        </ul>
        <LinkButton variant="secondary" href={paths.preRegistration()}>
          <FormattedMessage id="explore.preRegister" defaultMessage="Register your business for free" />
          <Icon name="arrow" />
        </LinkButton>
      </div>
      <div className={css.example} aria-hidden="true">
        <Card>
          <div className={css.listing}>
            <ProviderPicture name={name} url={undefined} srcSet={undefined} />
            <div>
              <Text tone="heading" weight={650}>
                {name}
              </Text>
              <p className={css.reviewed}>
                <Icon name="check" size={16} />
                <FormattedMessage id="explore.carrierReviewed" />
              </p>
            </div>
            <p className={css.chips}>
              <Chip>
                <FormattedMessage id="explore.carrierService" defaultMessage="Your services" />
              </Chip>
              <Chip>
                <FormattedMessage id="explore.carrierPlace" defaultMessage="Where you work" />
              </Chip>
            </p>
            <p className={css.contact}>
              <Icon name="chat" />
              WhatsApp
            </p>
          </div>
        </Card>
      </div>
    </section>
  );
}
