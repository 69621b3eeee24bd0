import { FormattedMessage, useIntl } from 'react-intl';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { noChoice } from '#web/forms/Selector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { withItem, withoutItem } from './editedItems.ts';
import { ItemsPart, RemoveItem } from './ItemsPart.tsx';
import { labels } from './labels.ts';
import type { ProviderValues, ServiceValues } from './providerValues.ts';

const newService = { serviceId: noChoice, placeId: noChoice };

export function ServicesPart({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  return (
    <ItemsPart
      form={form}
      name="services"
      title={intl.formatMessage(labels.services)}
      newItem={newService}
      addLabel={<FormattedMessage id="bo.addService" defaultMessage="Add service" />}
      none={<FormattedMessage id="bo.noServices" defaultMessage="Add what the provider offers and where." />}
    >
      {(service) => <ServiceItem key={service.id} form={form} service={service} />}
    </ItemsPart>
  );
}

interface ServiceItemProps {
  form: Form<ProviderValues>;
  service: ServiceValues;
}

function ServiceItem({ form, service }: ServiceItemProps) {
  const intl = useIntl();
  const servicePath = `services.${service.id}.serviceId` as const;
  const placePath = `services.${service.id}.placeId` as const;
  const changed = (parts: Partial<ServiceValues>) => withItem(form.values.services, { ...service, ...parts });
  return (
    <li className={css.item} data-even="">
      <ServiceSelector
        name={servicePath}
        label={intl.formatMessage({ id: 'app.service' })}
        value={service.serviceId}
        onChange={(serviceId) => form.change('services', changed({ serviceId }), servicePath)}
        onLeave={(serviceId) => form.settle('services', changed({ serviceId }), servicePath)}
        errorMessage={form.errorAt(servicePath)}
        isRequired
      />
      <div className={css.second}>
        <AddressSelector
          name={placePath}
          label={intl.formatMessage({ id: 'bo.location', defaultMessage: 'Location' })}
          value={service.placeId}
          onChange={(placeId) => form.change('services', changed({ placeId }), placePath)}
          onLeave={(placeId) => form.settle('services', changed({ placeId }), placePath)}
          errorMessage={form.errorAt(placePath)}
          isRequired
        />
      </div>
      <RemoveItem
        label={intl.formatMessage({ id: 'bo.removeService' }, { value: service.serviceId.text })}
        onRemove={() => form.change('services', withoutItem(form.values.services, service.id), servicePath)}
      />
    </li>
  );
}
