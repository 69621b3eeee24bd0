import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { noChoice } from '#web/forms/Selector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { OfferedService, PreRegistration } from './checkPreRegistration.ts';
import { FormSection, Wide } from './FormSection.tsx';
import { fieldMessages } from './fieldMessages.ts';
import css from './PreRegistrationPage.module.css';

/** More are added once the business is published. */
const most = 20;

/** What a business offers and where: the first service, and as many more as it has. */
export function WhatAndWhereSection({ form }: { form: Form<PreRegistration> }) {
  const intl = useIntl();
  const more = form.values.moreServices;
  const add = () => {
    const last = Math.max(0, ...more.map(({ id }) => Number(id.slice(1))));
    // most offer several services at one place
    const { addressId } = more.at(-1) ?? form.values;
    flushSync(() => form.change('moreServices', [...more, { id: `n${last + 1}`, serviceId: noChoice, addressId }]));
    form.ref.current?.querySelector<HTMLElement>(`[name="moreServices.${more.length}.serviceId"]`)?.focus();
  };
  return (
    <FormSection
      title={
        <FormattedMessage
          id="preRegistration.whatAndWhere"
          defaultMessage="What you offer, and where"
          description="Heading of a part of the form"
        />
      }
    >
      <ServiceSelector
        {...form.field('serviceId')}
        onLeave={(choice) => form.settle('serviceId', choice)}
        label={intl.formatMessage(fieldMessages.service)}
        description={intl.formatMessage(fieldMessages.serviceHint)}
        isRequired
      />
      <AddressSelector
        {...form.field('addressId')}
        onLeave={(choice) => form.settle('addressId', choice)}
        label={intl.formatMessage(fieldMessages.location)}
        description={intl.formatMessage(fieldMessages.locationHint)}
        isRequired
      />
      {more.map((offer, index) => (
        <MoreService key={offer.id} form={form} offer={offer} index={index} />
      ))}
      {more.length < most && (
        <Wide>
          <Button variant="outline" onPress={add}>
            <Icon name="plus" />
            <FormattedMessage
              id="preRegistration.addService"
              defaultMessage="Add another service or place"
              description="Button below the service and the place of a business"
            />
          </Button>
        </Wide>
      )}
    </FormSection>
  );
}

interface MoreServiceProps {
  form: Form<PreRegistration>;
  offer: OfferedService;
  index: number;
}

function MoreService({ form, offer, index }: MoreServiceProps) {
  const intl = useIntl();
  const servicePath = `moreServices.${index}.serviceId` as const;
  const addressPath = `moreServices.${index}.addressId` as const;
  const all = form.values.moreServices;
  const changed = (parts: Partial<OfferedService>) =>
    all.map((one) => (one.id === offer.id ? { ...one, ...parts } : one));
  const numbered = (label: string) => `${label} ${intl.formatNumber(index + 2)}`;
  return (
    <>
      <ServiceSelector
        name={servicePath}
        label={numbered(intl.formatMessage(fieldMessages.service))}
        value={offer.serviceId}
        onChange={(serviceId) => form.change('moreServices', changed({ serviceId }), servicePath)}
        onLeave={(serviceId) => form.settle('moreServices', changed({ serviceId }), servicePath)}
        errorMessage={form.errorAt(servicePath)}
        isRequired
      />
      <div className={css.place}>
        <AddressSelector
          name={addressPath}
          label={numbered(intl.formatMessage(fieldMessages.location))}
          value={offer.addressId}
          onChange={(addressId) => form.change('moreServices', changed({ addressId }), addressPath)}
          onLeave={(addressId) => form.settle('moreServices', changed({ addressId }), addressPath)}
          errorMessage={form.errorAt(addressPath)}
          isRequired
        />
        <Button
          variant="quiet"
          size="icon"
          aria-label={intl.formatMessage(
            {
              id: 'preRegistration.removeService',
              defaultMessage: 'Remove service {number}',
              description: 'Name of a button in the form',
            },
            { number: index + 2 },
          )}
          onPress={() => {
            form.change(
              'moreServices',
              all.filter(({ id }) => id !== offer.id),
              servicePath,
            );
            form.ref.current?.querySelector<HTMLElement>('[name="serviceId"]')?.focus();
          }}
        >
          <Icon name="trash" />
        </Button>
      </div>
    </>
  );
}
