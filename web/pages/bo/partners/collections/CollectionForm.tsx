import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { CollectionFormPartnersQuery } from '#web/__generated__/CollectionFormPartnersQuery.graphql.ts';
import { Selector } from '#web/forms/Selector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { suggest } from '#web/relay/suggest.ts';
import { Text } from '#web/ui/layout.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labels } from './collectionMessages.ts';
import type { CollectionValues } from './collectionValues.ts';
import { Members } from './Members.tsx';

/** The form of a collection. Only a new one (`isNew`) has fields for its partner and its name in addresses. */
export function CollectionForm({ form, isNew }: { form: Form<CollectionValues>; isNew: boolean }) {
  const intl = useIntl();
  const { slug, partnerId } = form.values;
  return (
    <>
      <FormPart title={<FormattedMessage id="bo.collection" defaultMessage="Collection" />}>
        <TextField
          {...form.field('name')}
          label={intl.formatMessage(labels.name)}
          autoComplete="off"
          maxLength={100}
          isRequired
        />
        {isNew ? (
          <>
            <TextField
              {...form.field('slug')}
              label={intl.formatMessage(labels.slug)}
              description={<FormattedMessage id="collection.slug" />}
              autoComplete="off"
              maxLength={60}
              isRequired
            />
            <Selector
              {...form.field('partnerId')}
              label={intl.formatMessage(labels.partnerId)}
              icon="plug"
              load={loadPartners}
              onLeave={(choice) => form.settle('partnerId', choice)}
              isRequired
            />
          </>
        ) : (
          <Text note breaks>
            {[partnerId.text, `/collections/${slug}`].join(' · ')}
          </Text>
        )}
      </FormPart>
      <FormPart title={<FormattedMessage {...labels.providerIds} />}>
        <Members {...form.field('providerIds')} errorAt={(at) => form.errorAt(`providerIds.${at}`)} />
      </FormPart>
    </>
  );
}

async function loadPartners(search: string, signal: AbortSignal) {
  const { partners } = await suggest<CollectionFormPartnersQuery>(
    graphql`
      query CollectionFormPartnersQuery($search: String!) {
        partners(search: $search, first: 20) {
          nodes {
            databaseId
            name
          }
        }
      }
    `,
    { search },
    signal,
  );
  return partners.nodes.map(({ databaseId, name }) => ({ id: String(databaseId), label: name }));
}
