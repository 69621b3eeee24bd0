import { FormattedMessage, useIntl } from 'react-intl';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import type { PreRegistration } from './checkPreRegistration.ts';
import { FormSection, Wide } from './FormSection.tsx';
import { fieldMessages } from './fieldMessages.ts';
import { MoreServices } from './services/MoreServices.tsx';

/** What a business offers and where: the first service, and as many more as it has. */
export function WhatAndWhereSection({ form }: { form: Form<PreRegistration> }) {
  const intl = useIntl();
  return (
    <FormSection
      step="services"
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
      <Wide>
        <MoreServices form={form} />
      </Wide>
    </FormSection>
  );
}
