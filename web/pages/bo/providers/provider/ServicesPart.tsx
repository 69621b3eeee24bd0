import { FormattedMessage, useIntl } from 'react-intl';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { noChoice } from '#web/forms/Selector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { ItemsPart } from './ItemsPart.tsx';
import type { ProviderValues } from './providerValues.ts';

const newService = { serviceId: noChoice, placeId: noChoice };

export function ServicesPart({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  return (
    <ItemsPart
      form={form}
      name="services"
      shape="even"
      newItem={newService}
      addLabel={<FormattedMessage id="bo.addService" defaultMessage="Add service" />}
      removeLabel={({ serviceId }) => intl.formatMessage({ id: 'bo.removeService' }, { value: serviceId.text })}
      none={<FormattedMessage id="bo.noServices" defaultMessage="Add what the provider offers and where." />}
    >
      {(_, field) => (
        <>
          <ServiceSelector {...field('serviceId')} label={intl.formatMessage({ id: 'app.service' })} isRequired />
          <div className={css.second}>
            <AddressSelector
              {...field('placeId')}
              label={intl.formatMessage({ id: 'bo.location', defaultMessage: 'Location' })}
              isRequired
            />
          </div>
        </>
      )}
    </ItemsPart>
  );
}
