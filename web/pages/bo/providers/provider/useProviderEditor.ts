import { useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import { hoursInWords } from '#shared/openingHours.ts';
import type { useProviderEditor_provider$key } from '#web/__generated__/useProviderEditor_provider.graphql.ts';
import type { useProviderEditorMutation } from '#web/__generated__/useProviderEditorMutation.graphql.ts';
import type { useProviderEditorQuery } from '#web/__generated__/useProviderEditorQuery.graphql.ts';
import { useHoursWords } from '#web/businesses/useHoursWords.ts';
import type { VersionLine } from '#web/forms/StaleNotice.tsx';
import { type Stored, useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { commit } from '#web/relay/commit.ts';
import { checkProvider } from './checkProvider.ts';
import { writeLines } from './hoursLines.ts';
import { contactTypeMessages, labels } from './labels.ts';
import { byItemId, isSameProvider, providerInput } from './providerInput.ts';
import { providerMessages } from './providerMessages.ts';
import { type ProviderValues, readStored } from './providerValues.ts';
import type { TaxTypeGroup } from './taxTypeGroups.ts';
import type { Origin } from './useOrigin.ts';

const mutation = graphql`
  mutation useProviderEditorMutation($databaseId: Int!, $version: Int, $input: ProviderInput!) {
    updateProvider(databaseId: $databaseId, version: $version, input: $input) {
      provider {
        id
        status
        updatedAt
        ...providerValues_provider
        ...ProviderPage_provider
      }
    }
  }
`;

/** Editing a provider that exists. What is not approved yet stays open: most is saved in order to be decided. */
export function useProviderEditor(provider: useProviderEditor_provider$key, origin: Origin) {
  const stored = useFragment(
    graphql`
      fragment useProviderEditor_provider on Provider {
        databaseId
        ...providerValues_provider
      }
    `,
    provider,
  );
  const { databaseId } = stored;
  const environment = useRelayEnvironment();
  return useEditor<ProviderValues>({
    current: readStored(stored),
    check: checkProvider,
    isSame: isSameProvider,
    save: async (values, version) => {
      const variables = { databaseId, version, input: providerInput(values) };
      const data = await commit<useProviderEditorMutation>(environment, { mutation, variables }).catch((error) => {
        throw byItemId(error, values);
      });
      const saved = data.updateProvider.provider;
      return { stored: readStored(saved), goTo: saved.status === 'APPROVED' ? origin.list : undefined };
    },
    load: () => loadStored(environment, databaseId),
    messages: providerMessages,
  });
}

/** A provider as the server has it now; null when it is gone. Throws `ApiError`. */
async function loadStored(environment: Environment, databaseId: number): Promise<Stored<ProviderValues> | null> {
  const data = await fetchQuery<useProviderEditorQuery>(
    environment,
    graphql`
      query useProviderEditorQuery($databaseId: Int!) {
        provider(databaseId: $databaseId) {
          ...providerValues_provider
        }
      }
    `,
    { databaseId },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  return data?.provider ? readStored(data.provider) : null;
}

/** The fields in which two versions differ, as texts. */
export function useVersionLines(
  mine: ProviderValues,
  theirs: ProviderValues,
  taxTypes: readonly TaxTypeGroup[],
): VersionLine[] {
  const intl = useIntl();
  const words = useHoursWords();
  const taxType = (id: string) => taxTypes.flatMap(({ options }) => options).find((one) => one.id === id)?.label ?? '';
  const texts = (values: ProviderValues): Record<keyof ProviderValues, string> => ({
    ...values,
    taxTypeId: taxType(values.taxTypeId),
    addressId: values.addressId.text,
    contacts: values.contacts
      .map(({ contactType, contactValue }) => {
        const type = contactType && intl.formatMessage(contactTypeMessages[contactType]);
        return `${type}: ${contactValue}`;
      })
      .join('\n'),
    services: values.services.map(({ serviceId, addressId }) => `${serviceId.text} · ${addressId.text}`).join('\n'),
    branches: values.branches
      .map(({ name, addressId, phone, hours }) =>
        [
          name,
          addressId.text,
          phone,
          ...hoursInWords(writeLines(hours), words).map((line) => Object.values(line).join(' ')),
        ]
          .filter(Boolean)
          .join(' · '),
      )
      .join('\n'),
  });
  const own = texts(mine);
  const their = texts(theirs);
  return (Object.keys(labels) as (keyof ProviderValues)[])
    .filter((name) => own[name].trim() !== their[name].trim())
    .map((name) => ({ label: intl.formatMessage(labels[name]), mine: own[name], theirs: their[name] }));
}
