import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { CollectionFormPartnersQuery } from '#web/__generated__/CollectionFormPartnersQuery.graphql.ts';
import type { CollectionFormProvidersQuery } from '#web/__generated__/CollectionFormProvidersQuery.graphql.ts';
import { type Choice, noChoice, Selector } from '#web/forms/Selector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { paths } from '#web/paths.ts';
import { suggest } from '#web/relay/suggest.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labels } from './collectionMessages.ts';
import type { CollectionValues, Member } from './collectionValues.ts';

/** `isNew`: its partner and its name in addresses are chosen once. */
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
        <Members {...form.field('providerIds')} />
      </FormPart>
    </>
  );
}

interface MembersProps {
  value: readonly Member[];
  onChange: (members: readonly Member[]) => void;
  errorMessage: string | undefined;
}

/** The providers of a collection: a field that adds the chosen one, and those that are in it. */
function Members({ value, onChange, errorMessage }: MembersProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(noChoice);
  const [added, setAdded] = useState(0);
  const add = (choice: Choice) => {
    setTyped(choice.id === null ? choice : noChoice);
    if (choice.id === null) return;
    // a new field, with the focus: the old one would open its list for the empty text
    setAdded(added + 1);
    const databaseId = Number(choice.id);
    if (!value.some((member) => member.databaseId === databaseId))
      onChange([...value, { databaseId, businessName: choice.text, isPublished: true }]);
  };
  return (
    <Stack data-wide="" gap={4}>
      <Selector
        key={added}
        {...(added > 0 && { takeOver: { start: 0, end: 0, edited: false } })}
        name="providerIds"
        value={typed}
        label={intl.formatMessage({ id: 'bo.collection.add', defaultMessage: 'Add a provider' })}
        icon="building"
        load={loadProviders}
        onChange={add}
        onLeave={add}
        errorMessage={errorMessage}
      />
      <Stack as="ul" gap={1}>
        {value.map((member) => (
          <Cluster as="li" key={member.databaseId} gap={2} align="center">
            <Link href={paths.boProvider(String(member.databaseId))}>{member.businessName}</Link>
            {!member.isPublished && (
              <Text size="sm" tone="soft">
                <FormattedMessage id="bo.collection.hidden" defaultMessage="not published now" />
              </Text>
            )}
            <Button
              variant="quiet"
              size="icon"
              aria-label={intl.formatMessage(
                { id: 'bo.collection.remove', defaultMessage: 'Remove {name}' },
                { name: member.businessName },
              )}
              onPress={() => onChange(value.filter((other) => other !== member))}
            >
              <Icon name="close" />
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Stack>
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

async function loadProviders(search: string, signal: AbortSignal) {
  const { providers } = await suggest<CollectionFormProvidersQuery>(
    graphql`
      query CollectionFormProvidersQuery($search: String!) {
        providers(search: $search, filter: { status: APPROVED }, first: 20) {
          edges {
            node {
              databaseId
              businessName
              place {
                displayName
              }
            }
          }
        }
      }
    `,
    { search },
    signal,
  );
  return providers.edges.map(({ node: { databaseId, businessName, place } }) => ({
    id: String(databaseId),
    label: businessName,
    detail: place.displayName,
  }));
}
