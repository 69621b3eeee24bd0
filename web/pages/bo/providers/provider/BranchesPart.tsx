import { FormattedMessage, useIntl } from 'react-intl';
import { BRANCH_TEXTS } from '#shared/providerForm.ts';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { PhoneReadings } from '#web/forms/PhoneReadings.tsx';
import { noChoice } from '#web/forms/Selector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { TextField } from '#web/ui/TextField.tsx';
import { withItem, withoutItem } from './editedItems.ts';
import { HoursField } from './HoursField.tsx';
import { ItemsPart, RemoveItem } from './ItemsPart.tsx';
import { labels } from './labels.ts';
import type { BranchValues, ProviderValues } from './providerValues.ts';

const newBranch = { placeId: noChoice, name: '', phone: '', hours: [] };

/** The sites of a provider, each with how and when it is reached there. */
export function BranchesPart({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  return (
    <ItemsPart
      form={form}
      name="branches"
      title={intl.formatMessage(labels.branches)}
      newItem={newBranch}
      addLabel={<FormattedMessage id="bo.addBranch" defaultMessage="Add branch" />}
      none={
        <FormattedMessage
          id="bo.noBranches"
          defaultMessage="Several sites? Add each with its phone and opening hours, and customers nearby will find you."
        />
      }
    >
      {(branch) => <BranchItem key={branch.id} form={form} branch={branch} />}
    </ItemsPart>
  );
}

interface BranchItemProps {
  form: Form<ProviderValues>;
  branch: BranchValues;
}

function BranchItem({ form, branch }: BranchItemProps) {
  const intl = useIntl();
  const path = <Part extends keyof BranchValues>(part: Part) => `branches.${branch.id}.${part}` as const;
  const changed = (parts: Partial<BranchValues>) => withItem(form.values.branches, { ...branch, ...parts });
  return (
    <li className={css.item} data-lines="">
      <AddressSelector
        name={path('placeId')}
        label={intl.formatMessage({ id: 'bo.place' })}
        value={branch.placeId}
        onChange={(placeId) => form.change('branches', changed({ placeId }), path('placeId'))}
        onLeave={(placeId) => form.settle('branches', changed({ placeId }), path('placeId'))}
        errorMessage={form.errorAt(path('placeId'))}
        isRequired
      />
      <div className={css.second}>
        <TextField
          name={path('name')}
          label={intl.formatMessage({ id: 'bo.branchName', defaultMessage: 'Name or street' })}
          value={branch.name}
          onChange={(name) => form.change('branches', changed({ name }), path('name'))}
          maxLength={BRANCH_TEXTS.name.max}
          errorMessage={form.errorAt(path('name'))}
        />
      </div>
      <div className={css.second}>
        <TextField
          name={path('phone')}
          type="tel"
          label={intl.formatMessage({ id: 'bo.phone' })}
          value={branch.phone}
          onChange={(phone) => form.change('branches', changed({ phone }), path('phone'))}
          onBlur={() => form.settle('branches', changed({ phone: branch.phone.trim() }), path('phone'))}
          autoComplete="off"
          maxLength={BRANCH_TEXTS.phone.max}
          errorMessage={form.errorAt(path('phone'))}
          description={<PhoneReadings text={branch.phone} placeId={branch.placeId.id} contactType={null} />}
        />
      </div>
      <div className={css.whole}>
        <HoursField
          name={path('hours')}
          lines={branch.hours}
          onChange={(hours) => form.change('branches', changed({ hours }), path('hours'))}
          errorMessage={form.errorAt(path('hours'))}
        />
      </div>
      <RemoveItem
        label={intl.formatMessage(
          { id: 'bo.removeBranch', defaultMessage: 'Remove branch {value}' },
          { value: branch.name || branch.placeId.text },
        )}
        onRemove={() => form.change('branches', withoutItem(form.values.branches, branch.id), path('name'))}
      />
    </li>
  );
}
