import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, graphql } from 'relay-runtime';
import type { usePartnerEditorCreateMutation } from '#web/__generated__/usePartnerEditorCreateMutation.graphql.ts';
import type { usePartnerEditorMutation } from '#web/__generated__/usePartnerEditorMutation.graphql.ts';
import type { usePartnerEditorQuery } from '#web/__generated__/usePartnerEditorQuery.graphql.ts';
import { type Stored, useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { labels, partnerMessages } from './partnerMessages.ts';
import { checkPartner, isSamePartner, type PartnerValues, partnerInput, readStored } from './partnerValues.ts';

const create = graphql`
  mutation usePartnerEditorCreateMutation($input: PartnerInput!) {
    createPartner(input: $input) {
      partner {
        databaseId
      }
    }
  }
`;

const update = graphql`
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

/** Editing a partner, or a new one. */
export function usePartnerEditor(databaseId: number | undefined, current: Stored<PartnerValues>) {
  const environment = useRelayEnvironment();
  return useEditor<PartnerValues>({
    current,
    check: checkPartner,
    isSame: isSamePartner,
    save: async (values, version) => {
      const input = partnerInput(values);
      if (databaseId === undefined) {
        const { createPartner } = await commit<usePartnerEditorCreateMutation>(environment, {
          mutation: create,
          variables: { input },
        });
        // It needs a token next.
        return { goTo: paths.boPartner(createPartner.partner.databaseId) };
      }
      const { updatePartner } = await commit<usePartnerEditorMutation>(environment, {
        mutation: update,
        variables: { databaseId, version, input },
      });
      return { stored: readStored(updatePartner.partner), goTo: paths.boPartners() };
    },
    load: async () => {
      const variables = { databaseId: databaseId! };
      const force = { networkCacheConfig: { force: true } };
      const data = await fetchQuery<usePartnerEditorQuery>(environment, latest, variables, force).toPromise();
      return data?.partner ? readStored(data.partner) : null;
    },
    labels,
    textsOf: (values) => values,
    messages: partnerMessages,
  });
}
