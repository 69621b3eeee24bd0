import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, graphql } from 'relay-runtime';
import type { usePartnerEditorMutation } from '#web/__generated__/usePartnerEditorMutation.graphql.ts';
import type { usePartnerEditorQuery } from '#web/__generated__/usePartnerEditorQuery.graphql.ts';
import { type Stored, useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { partnerMessages } from './partnerMessages.ts';
import { checkPartner, isSamePartner, type PartnerValues, partnerInput, readStored } from './partnerValues.ts';

const mutation = graphql`
  mutation usePartnerEditorMutation($databaseId: Int!, $version: Int, $input: PartnerInput!) {
    updatePartner(databaseId: $databaseId, version: $version, input: $input) {
      partner {
        ...partnerValues_partner
        ...PartnerPage_partner
      }
    }
  }
`;

const latest = graphql`
  query usePartnerEditorQuery($databaseId: Int!) {
    partner(databaseId: $databaseId) {
      ...partnerValues_partner
    }
  }
`;

/** Editing a partner that exists. */
export function usePartnerEditor(databaseId: number, current: Stored<PartnerValues>) {
  const environment = useRelayEnvironment();
  return useEditor<PartnerValues>({
    current,
    check: checkPartner,
    isSame: isSamePartner,
    save: async (values, version) => {
      const variables = { databaseId, version, input: partnerInput(values) };
      const { updatePartner } = await commit<usePartnerEditorMutation>(environment, { mutation, variables });
      return { stored: readStored(updatePartner.partner), goTo: paths.boPartners() };
    },
    load: async () => {
      const force = { networkCacheConfig: { force: true } };
      const data = await fetchQuery<usePartnerEditorQuery>(environment, latest, { databaseId }, force).toPromise();
      return data?.partner ? readStored(data.partner) : null;
    },
    messages: partnerMessages,
  });
}
