import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { noChoice } from '#web/forms/Selector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import type { PreRegistration } from './checkPreRegistration.ts';
import { FormSection, Wide } from './FormSection.tsx';
import { fieldMessages } from './fieldMessages.ts';
import { BrowseServices } from './services/BrowseServices.tsx';
import { Lanes } from './services/Lanes.tsx';
import { MoreServices } from './services/MoreServices.tsx';

/** The services of a business and their places: the first service, and additional ones. */
export function WhatAndWhereSection({ form }: { form: Form<PreRegistration> }) {
  const intl = useIntl();
  const [isBrowsing, setBrowsing] = useState(false);
  const browser = useRef<HTMLButtonElement>(null);
  const { id: first } = form.values.serviceId;
  return (
    <FormSection
      step="services"
      title={<FormattedMessage id="preRegistration.whatAndWhere" defaultMessage="What you offer, and where" />}
    >
      <ServiceSelector
        {...form.field('serviceId')}
        onLeave={(choice) => form.settle('serviceId', choice)}
        label={intl.formatMessage(fieldMessages.service)}
        description={intl.formatMessage(fieldMessages.serviceHint)}
        isRequired
      />
      <AddressSelector
        {...form.field('placeId')}
        onLeave={(choice) => form.settle('placeId', choice)}
        label={intl.formatMessage(fieldMessages.location)}
        description={intl.formatMessage(fieldMessages.locationHint)}
        isRequired
      />
      <Wide>
        <MoreServices
          form={form}
          button={
            <Button ref={browser} variant="outline" aria-expanded={isBrowsing} onPress={() => setBrowsing(!isBrowsing)}>
              <FormattedMessage id="preRegistration.browseFirst" defaultMessage="Browse services by category" />
            </Button>
          }
        >
          {isBrowsing && (
            <BrowseServices
              isOffered={(id) => id === first}
              onToggle={(service, isChosen) => {
                form.settle('serviceId', isChosen ? service : noChoice);
                if (!isChosen) return;
                setBrowsing(false);
                browser.current?.focus();
              }}
            />
          )}
        </MoreServices>
        <Lanes form={form} />
      </Wide>
    </FormSection>
  );
}
