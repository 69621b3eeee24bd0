import { graphql } from 'relay-runtime';
import type { usePartnerEditorCreateMutation } from '#web/__generated__/usePartnerEditorCreateMutation.graphql.ts';
import type { usePartnerEditorMutation } from '#web/__generated__/usePartnerEditorMutation.graphql.ts';
import type { usePartnerEditorQuery } from '#web/__generated__/usePartnerEditorQuery.graphql.ts';
import { type Stored, useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { fetchAnew } from '#web/relay/fetchOnce.ts';
import { labels, partnerMessages } from './partnerMessages.ts';
import { checkPartner, isSamePartner, type PartnerValues, partnerInput, readStored } from './partnerValues.ts';

const create = graphql`
  mutation usePartnerEditorCreateMutation($input: CreatePartnerInput!) {
    createPartner(input: $input) {
      ... on CreatePartnerPayload {
        partner {
          databaseId
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const update = graphql`
  mutation usePartnerEditorMutation($input: UpdatePartnerInput!) {
    updatePartner(input: $input) {
      ... on UpdatePartnerPayload {
        partner {
          ...partnerValues_partner
          ...PartnerPage_partner
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const latest = graphql`
  query usePartnerEditorQuery($id: ID!) {
    partner(id: $id) {
      ...partnerValues_partner
    }
  }
`;

/** Edits a partner, or creates one. */
export function usePartnerEditor(id: string | undefined, current: Stored<PartnerValues>) {
  return useEditor<PartnerValues>({
    current,
    check: checkPartner,
    isSame: isSamePartner,
    save: async (values, version) => {
      const partner = partnerInput(values);
      if (id === undefined) {
        const { createPartner } = await commit<usePartnerEditorCreateMutation>(create, { input: { partner } });
        // The next step is a token, on the page of the new partner.
        return { goTo: paths.boPartner(createPartner.partner!.databaseId) };
      }
      const { updatePartner } = await commit<usePartnerEditorMutation>(update, {
        input: { id, expectedVersion: version!, partner },
      });
      return { stored: readStored(updatePartner.partner!), goTo: paths.boPartners() };
    },
    load: async () => {
      const data = await fetchAnew<usePartnerEditorQuery>(latest, { id: id! });
      return data?.partner ? readStored(data.partner) : null;
    },
    labels,
    textsOf: (values) => values,
    messages: partnerMessages,
  });
}
