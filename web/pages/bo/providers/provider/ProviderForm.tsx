import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { PROVIDER_TEXT_NAMES, PROVIDER_TEXTS, type ProviderText } from '#shared/providerForm.ts';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { SectionIndex } from '#web/pages/bo/editor/SectionIndex.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { BranchesPart } from './BranchesPart.tsx';
import { ContactsPart } from './ContactsPart.tsx';
import { CredentialsPart } from './CredentialsPart.tsx';
import { LanesPart } from './LanesPart.tsx';
import { labels } from './labels.ts';
import type { ProviderValues } from './providerValues.ts';
import { RolesField } from './RolesField.tsx';
import { ServicesPart } from './ServicesPart.tsx';
import { ownFirst, type TaxTypeGroup } from './taxTypeGroups.ts';

const business: MessageDescriptor = { id: 'app.business' };
const { contacts, services, lanes, credentials, branches } = labels;
const maxDescription = PROVIDER_TEXTS.description.max;

interface ProviderFormProps {
  form: Form<ProviderValues>;
  taxTypes: readonly TaxTypeGroup[];
  /** Whether the stored number does not match the checksum of its country. */
  isTaxNumberDoubtful?: boolean | undefined;
}

export function ProviderForm({ form, ...basics }: ProviderFormProps) {
  return (
    <>
      <SectionIndex parts={{ business, contacts, services, lanes, credentials, branches }} />
      <BasicsPart form={form} {...basics} />
      <ContactsPart form={form} />
      <ServicesPart form={form} />
      <LanesPart form={form} />
      <CredentialsPart form={form} />
      <BranchesPart form={form} />
    </>
  );
}

function BasicsPart({ form, taxTypes, isTaxNumberDoubtful }: ProviderFormProps) {
  const intl = useIntl();
  const text = (name: ProviderText) => ({
    ...form.field(name),
    label: intl.formatMessage(labels[name]),
    maxLength: PROVIDER_TEXTS[name].max,
  });
  const fields: Partial<Record<ProviderText | 'taxTypeId' | 'placeId' | 'roles', ReactNode>> = {
    businessName: <TextField {...text('businessName')} isRequired />,
    commercialName: <TextField {...text('commercialName')} />,
    taxTypeId: (
      <Select
        {...form.field('taxTypeId')}
        label={intl.formatMessage(labels.taxTypeId)}
        none={intl.formatMessage({ id: 'bo.none' })}
        groups={ownFirst(taxTypes, form.values.placeId.text)}
      />
    ),
    taxNumber: (
      <>
        <TextField {...text('taxNumber')} />
        {isTaxNumberDoubtful && (
          <div data-wide="">
            <Notice type="warning">
              <FormattedMessage
                id="bo.doubtful"
                defaultMessage="The tax number does not match its country’s format: a digit may be wrong. You can still save and approve."
              />
            </Notice>
          </div>
        )}
      </>
    ),
    placeId: (
      <AddressSelector
        {...form.field('placeId')}
        onLeave={(choice) => form.settle('placeId', choice)}
        label={intl.formatMessage(labels.placeId)}
        isRequired
      />
    ),
    websiteUrl: (
      <TextField
        {...text('websiteUrl')}
        placeholder="https://"
        type="text"
        inputMode="url"
        autoCorrect="off"
        spellCheck="false"
      />
    ),
    roles: (
      <div data-wide="">
        <RolesField form={form} />
      </div>
    ),
    description: (
      <div data-wide="">
        <DescriptionField form={form} />
      </div>
    ),
  };
  return (
    <FormPart id="business" title={<FormattedMessage {...business} />}>
      {Object.entries(fields).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
      {PROVIDER_TEXT_NAMES.filter((name) => !(name in fields)).map((name) => (
        <TextField key={name} {...text(name)} />
      ))}
    </FormPart>
  );
}

function DescriptionField({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  const { length } = form.values.description.trim();
  return (
    <TextArea
      {...form.field('description')}
      label={intl.formatMessage(labels.description)}
      rows={4}
      counter={`${intl.formatNumber(length)} / ${intl.formatNumber(maxDescription)}`}
      isCounterUrgent={length > 0.9 * maxDescription}
    />
  );
}
