import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import type { OfferedService, PreRegistration } from '../checkPreRegistration.ts';
import { AddServices } from './AddServices.tsx';
import css from './MoreServices.module.css';

interface MoreServicesProps {
  form: Form<PreRegistration>;
  /** An additional button, next to the one that adds services. */
  button: ReactNode;
  /** The content that this button opens. */
  children: ReactNode;
}

/** The additional services of a business, each at a place, and fields that add services. */
export function MoreServices({ form, button, children }: MoreServicesProps) {
  const [isOpen, setOpen] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const more = form.values.moreServices;
  return (
    <div className={css.more}>
      {more.length > 0 && (
        <ul className={css.offers}>
          {more.map((offer, index) => (
            <Offer
              key={offer.id}
              offer={offer}
              path={`moreServices.${index}.serviceId`}
              errorMessage={
                form.errorAt(`moreServices.${index}.serviceId`) ?? form.errorAt(`moreServices.${index}.placeId`)
              }
              onRemove={() => {
                form.change(
                  'moreServices',
                  more.filter(({ id }) => id !== offer.id),
                );
                adder.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <Cluster gap={3}>
        {button}
        <Button ref={adder} variant="outline" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <Icon name="plus" />
          <FormattedMessage id="preRegistration.addService" defaultMessage="Add another service or place" />
        </Button>
      </Cluster>
      {children}
      {isOpen && <AddServices form={form} />}
    </div>
  );
}

interface OfferProps {
  offer: OfferedService;
  /** The name of the field in the server's errors. */
  path: string;
  errorMessage: string | undefined;
  onRemove: () => void;
}

function Offer({ offer, path, errorMessage, onRemove }: OfferProps) {
  const intl = useIntl();
  const [service, place] = [offer.serviceId.text, offer.placeId.text];
  return (
    <li className={css.offer} data-invalid={errorMessage ? '' : undefined}>
      <span>
        <strong>{service || '…'}</strong> · {place || '…'}
        {errorMessage && <span className={css.error}>{errorMessage}</span>}
      </span>
      <Button
        variant="quiet"
        size="icon"
        name={path}
        aria-label={intl.formatMessage(
          { id: 'preRegistration.removeOffer', defaultMessage: 'Remove {service}, {place}' },
          { service, place },
        )}
        onPress={onRemove}
      >
        <Icon name="close" size={16} />
      </Button>
    </li>
  );
}
