import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { MembersProvidersQuery } from '#web/__generated__/MembersProvidersQuery.graphql.ts';
import { type Choice, noChoice, Selector } from '#web/forms/Selector.tsx';
import { paths } from '#web/paths.ts';
import { suggest } from '#web/relay/suggest.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import type { Member } from './collectionValues.ts';

interface MembersProps {
  value: readonly Member[];
  onChange: (members: readonly Member[]) => void;
  errorMessage: string | undefined;
  errorAt: (at: number) => string | undefined;
}

/** The providers of a collection, and a field that adds a provider. */
export function Members({ value, onChange, errorMessage, errorAt }: MembersProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(noChoice);
  const [added, setAdded] = useState(0);
  const add = (choice: Choice) => {
    setTyped(choice.id === null ? choice : noChoice);
    if (choice.id === null) return;
    // renders a new field with the focus, as the old one would open its list for the empty text
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
        {value.map((member, at) => (
          <Cluster as="li" key={member.databaseId} gap={2} align="center">
            <Link href={paths.boProvider(String(member.databaseId))}>{member.businessName}</Link>
            {!member.isPublished && (
              <Text size="sm" tone="soft">
                <FormattedMessage id="bo.collection.hidden" defaultMessage="not published now" />
              </Text>
            )}
            {errorAt(at) && (
              <Text size="sm" tone="danger">
                {errorAt(at)}
              </Text>
            )}
            <Button
              name={`providerIds.${at}`}
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

async function loadProviders(search: string, signal: AbortSignal) {
  const { providers } = await suggest<MembersProvidersQuery>(
    graphql`
      query MembersProvidersQuery($search: String!) {
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
