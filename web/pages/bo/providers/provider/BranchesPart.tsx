import { FormattedMessage, useIntl } from 'react-intl';
import { BRANCH_TEXTS } from '#shared/providerForm.ts';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { PhoneReadings } from '#web/forms/PhoneReadings.tsx';
import { noChoice } from '#web/forms/Selector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { TextField } from '#web/ui/TextField.tsx';
import { HoursField } from './HoursField.tsx';
import { ItemsPart } from './ItemsPart.tsx';
import type { ProviderValues } from './providerValues.ts';

const newBranch = { placeId: noChoice, name: '', phone: '', hours: [] };

/** The branches of a provider, each with its phone and opening hours. */
export function BranchesPart({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  return (
    <ItemsPart
      form={form}
      name="branches"
      shape="lines"
      newItem={newBranch}
      addLabel={<FormattedMessage id="bo.addBranch" defaultMessage="Add branch" />}
      removeLabel={({ name, placeId }) =>
        intl.formatMessage(
          { id: 'bo.removeBranch', defaultMessage: 'Remove branch {value}' },
          { value: name || placeId.text },
        )
      }
      none={
        <FormattedMessage
          id="bo.noBranches"
          defaultMessage="Several sites? Add each with its phone and opening hours, and customers nearby will find you."
        />
      }
    >
      {({ phone, placeId }, field) => (
        <>
          <AddressSelector {...field('placeId')} label={intl.formatMessage({ id: 'bo.place' })} isRequired />
          <div className={css.second}>
            <TextField
              {...field('name')}
              label={intl.formatMessage({ id: 'bo.branchName', defaultMessage: 'Name or street' })}
              maxLength={BRANCH_TEXTS.name.max}
            />
          </div>
          <div className={css.second}>
            <TextField
              {...field('phone')}
              type="tel"
              label={intl.formatMessage({ id: 'bo.phone' })}
              onBlur={() => field('phone').onLeave(phone.trim())}
              autoComplete="off"
              maxLength={BRANCH_TEXTS.phone.max}
              description={<PhoneReadings text={phone} placeId={placeId.id} contactType={null} />}
            />
          </div>
          <div className={css.whole}>
            <HoursField {...field('hours')} />
          </div>
        </>
      )}
    </ItemsPart>
  );
}
