import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGES } from '#shared/language.ts';
import { SYNONYMS } from '#shared/synonyms.ts';
import type { ServiceFormQuery } from '#web/__generated__/ServiceFormQuery.graphql.ts';
import { facetMessages } from '#web/businesses/facetMessages.ts';
import { Selector, type SelectorProps } from '#web/forms/Selector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { graphql } from '#web/relay/graphql.ts';
import { suggest } from '#web/relay/suggest.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labels } from './serviceMessages.ts';
import { nameFields, type ServiceValues, synonymsOf } from './serviceValues.ts';

export function ServiceForm({ form }: { form: Form<ServiceValues> }) {
  const intl = useIntl();
  const own = currentLanguage();
  return (
    <>
      <FormPart title={<FormattedMessage id="app.service" />}>
        <TextField
          key={own}
          {...form.field(nameFields[own])}
          label={intl.formatMessage({ id: 'bo.field.serviceName', defaultMessage: 'Service Name' })}
          autoComplete="off"
          maxLength={120}
          isRequired
        />
        <SubcategorySelector
          {...form.field('subcategoryId')}
          onLeave={(choice) => form.settle('subcategoryId', choice)}
          label={intl.formatMessage(labels.subcategoryId)}
          isRequired
        />
        <FacetField form={form} />
        <div data-wide="">
          <SynonymsField form={form} />
        </div>
      </FormPart>
      <FormPart title={<FormattedMessage id="bo.part.otherLanguages" defaultMessage="In other languages" />}>
        {LANGUAGES.filter((language) => language !== own).map((language) => (
          <TextField
            key={language}
            {...form.field(nameFields[language])}
            label={intl.formatMessage(labels[nameFields[language]])}
            description={
              <FormattedMessage id="bo.service.otherHint" defaultMessage="Leave blank to use the service name." />
            }
            lang={language}
            autoComplete="off"
            maxLength={120}
          />
        ))}
      </FormPart>
    </>
  );
}

function FacetField({ form }: { form: Form<ServiceValues> }) {
  const intl = useIntl();
  return (
    <Select
      {...form.field('facet')}
      label={intl.formatMessage(labels.facet)}
      description={
        <FormattedMessage
          id="bo.service.facetHint"
          defaultMessage="The filters of results list the service under this heading."
        />
      }
      groups={[
        { options: Object.entries(facetMessages).map(([id, message]) => ({ id, label: intl.formatMessage(message) })) },
      ]}
      isRequired
    />
  );
}

function SynonymsField({ form }: { form: Form<ServiceValues> }) {
  const intl = useIntl();
  const { length } = synonymsOf(form.values);
  return (
    <TextArea
      {...form.field('synonyms')}
      label={intl.formatMessage(labels.synonyms)}
      description={
        <FormattedMessage
          id="bo.service.synonymsHint"
          defaultMessage="One per line, in any language. Searches for these words find the service."
        />
      }
      rows={4}
      counter={`${intl.formatNumber(length)} / ${intl.formatNumber(SYNONYMS.max)}`}
      isCounterUrgent={length > 0.9 * SYNONYMS.max}
    />
  );
}

/** A field for a subcategory of services, chosen by its database id. */
function SubcategorySelector(props: SelectorProps) {
  return <Selector {...props} icon="tag" load={loadSubcategories} />;
}

async function loadSubcategories(search: string, signal: AbortSignal) {
  const { serviceSubcategories } = await suggest<ServiceFormQuery>(
    graphql`
      query ServiceFormQuery($search: String!) {
        serviceSubcategories(search: $search) {
          databaseId
          name
          category {
            name
          }
        }
      }
    `,
    { search },
    signal,
  );
  return serviceSubcategories.map(({ databaseId, name, category }) => ({
    id: String(databaseId),
    label: name,
    detail: category.name,
  }));
}
