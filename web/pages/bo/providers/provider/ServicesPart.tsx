import { FormattedMessage, useIntl } from 'react-intl';
import { noChoice } from '#web/forms/Selector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { ItemsPart } from './ItemsPart.tsx';
import { labels } from './labels.ts';
import type { ProviderValues } from './providerValues.ts';
import { ServiceItem } from './ServiceItem.tsx';

const newService = { serviceId: noChoice, addressId: noChoice };

export function ServicesPart({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  return (
    <ItemsPart
      form={form}
      name="services"
      title={intl.formatMessage(labels.services)}
      newItem={newService}
      addLabel={
        <FormattedMessage id="bo.addService" defaultMessage="Add service" description="Button below a list in a form" />
      }
      none={
        <FormattedMessage
          id="bo.noServices"
          defaultMessage="Add what the provider offers, and where."
          description="In place of the services of a provider"
        />
      }
    >
      {(service) => <ServiceItem key={service.id} form={form} service={service} />}
    </ItemsPart>
  );
}
