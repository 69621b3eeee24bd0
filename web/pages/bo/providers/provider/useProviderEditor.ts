import { useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import { type CredentialKindName, writeCredential } from '#shared/credentials.ts';
import { hoursInWords } from '#shared/openingHours.ts';
import type { useProviderEditorCreateMutation } from '#web/__generated__/useProviderEditorCreateMutation.graphql.ts';
import type { useProviderEditorMutation } from '#web/__generated__/useProviderEditorMutation.graphql.ts';
import type { useProviderEditorQuery } from '#web/__generated__/useProviderEditorQuery.graphql.ts';
import { laneInWords, roleMessages } from '#web/businesses/laneMessages.ts';
import { useHoursWords } from '#web/businesses/useHoursWords.ts';
import { type Stored, useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { fetchAnew } from '#web/relay/fetchOnce.ts';
import { changeQueue } from './changeQueue.ts';
import { checkProvider } from './checkProvider.ts';
import { writeLines } from './hoursLines.ts';
import { contactTypeMessages, labels } from './labels.ts';
import { byItemId, isSameProvider, providerInput } from './providerInput.ts';
import { providerMessages } from './providerMessages.ts';
import { type ProviderValues, readStored } from './providerValues.ts';
import type { TaxTypeGroup } from './taxTypeGroups.ts';
import type { Origin } from './useOrigin.ts';

const create = graphql`
  mutation useProviderEditorCreateMutation($input: CreateProviderInput!) {
    createProvider(input: $input) {
      ... on CreateProviderPayload {
        provider {
          databaseId
          ...ProviderPage_provider
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const update = graphql`
  mutation useProviderEditorMutation($input: UpdateProviderInput!) {
    updateProvider(input: $input) {
      ... on UpdateProviderPayload {
        provider {
          id
          status
          updatedAt
          ...providerValues_provider
          ...ProviderPage_provider
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const latest = graphql`
  query useProviderEditorQuery($id: ID!) {
    provider(id: $id) {
      ...providerValues_provider
    }
  }
`;

interface ProviderEditorParts {
  /** Undefined for a new provider. */
  databaseId: number | undefined;
  current: Stored<ProviderValues>;
  taxTypes: readonly TaxTypeGroup[];
  origin: Origin;
}

/** Edits a provider, or creates one. Unapproved providers stay open after a save: most are saved before a decision. */
export function useProviderEditor({ databaseId, current, taxTypes, origin }: ProviderEditorParts) {
  return useEditor<ProviderValues>({
    current,
    check: checkProvider,
    isSame: isSameProvider,
    save: async (values, version) => {
      const provider = providerInput(values);
      try {
        if (databaseId === undefined) {
          const { createProvider } = await commit<useProviderEditorCreateMutation>(
            create,
            { input: { provider } },
            (store) => changeQueue(store, 1),
          );
          // On the page of the new provider an image can be added.
          return { goTo: paths.boProvider(createProvider.provider!.databaseId) };
        }
        const data = await commit<useProviderEditorMutation>(update, {
          input: { id: String(databaseId), expectedVersion: version!, provider },
        });
        const saved = data.updateProvider.provider!;
        return { stored: readStored(saved), goTo: saved.status === 'APPROVED' ? origin.list : undefined };
      } catch (error) {
        throw byItemId(error, values);
      }
    },
    load: async () => {
      const data = await fetchAnew<useProviderEditorQuery>(latest, { id: String(databaseId) });
      return data?.provider ? readStored(data.provider) : null;
    },
    labels,
    textsOf: useProviderTexts(taxTypes),
    messages: providerMessages,
  });
}

/** Returns a function for the displayed texts of a provider's fields. */
export function useProviderTexts(taxTypes: readonly TaxTypeGroup[]) {
  const intl = useIntl();
  const words = useHoursWords();
  const taxType = (id: string) =>
    taxTypes.flatMap(({ options }) => options).find((item) => item.id === id)?.label ?? '';
  return (values: ProviderValues): Record<keyof ProviderValues, string> => ({
    ...values,
    taxTypeId: taxType(values.taxTypeId),
    placeId: values.placeId.text,
    contacts: values.contacts
      .map(({ contactType, contactValue }) => {
        const type = contactType && intl.formatMessage(contactTypeMessages[contactType]);
        return `${type}: ${contactValue}`;
      })
      .join('\n'),
    services: values.services.map(({ serviceId, placeId }) => `${serviceId.text} · ${placeId.text}`).join('\n'),
    branches: values.branches
      .map(({ name, placeId, phone, hours }) =>
        [
          name,
          placeId.text,
          phone,
          ...hoursInWords(writeLines(hours), words).map((line) => Object.values(line).join(' ')),
        ]
          .filter(Boolean)
          .join(' · '),
      )
      .join('\n'),
    roles: values.roles.map((role) => intl.formatMessage(roleMessages[role])).join(', '),
    lanes: values.lanes
      .map(({ fromId, toId, serviceId, ...lane }) => {
        const ends = { from: { name: fromId.text }, to: { name: toId.text } };
        return [laneInWords(intl, { ...ends, ...lane }), serviceId.text].filter(Boolean).join(' · ');
      })
      .join('\n'),
    credentials: values.credentials
      .map(({ kind, number, validUntil }) =>
        writeCredential(kind.toLowerCase() as CredentialKindName, number, validUntil || null),
      )
      .join('\n'),
  });
}
