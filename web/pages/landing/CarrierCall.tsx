import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import css from './CarrierCall.module.css';

export function CarrierCall() {
  return (
    <section className={css.call} aria-labelledby="carriers">
      <div className={css.text}>
        <h2 id="carriers">
          <FormattedMessage
            id="landing.carriers"
            defaultMessage="Do you offer transport, storage or customs services?"
            description="Heading that addresses providers of logistics services"
          />
        </h2>
        <p>
          <FormattedMessage
            id="landing.carriersText"
            defaultMessage="Pre-register your business. Once we have reviewed it, shippers across the Americas can find it."
            description="Invites providers to pre-register"
          />
        </p>
      </div>
      <LinkButton variant="secondary" href={paths.preRegistration()}>
        <FormattedMessage
          id="landing.preRegister"
          defaultMessage="Pre-register your business"
          description="Link to the pre-registration form"
        />
        <Icon name="arrow" />
      </LinkButton>
    </section>
  );
}
