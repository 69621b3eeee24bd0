import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { PartnerPage_partner$key } from '#web/__generated__/PartnerPage_partner.graphql.ts';
import type { PartnerPage_tokens$key } from '#web/__generated__/PartnerPage_tokens.graphql.ts';
import type { PartnerPageMutation } from '#web/__generated__/PartnerPageMutation.graphql.ts';
import type { partnerLoaderQuery } from '#web/__generated__/partnerLoaderQuery.graphql.ts';
import { DeleteButton } from '#web/pages/bo/editor/DeleteButton.tsx';
import { EditorPage } from '#web/pages/bo/editor/EditorPage.tsx';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ItemPage } from '#web/pages/bo/editor/ItemPage.tsx';
import { dropRow } from '#web/pages/bo/list/dropRow.ts';
import { pageVariables } from '#web/pages/bo/list/listUrl.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { TokenSection } from '#web/tokens/TokenSection.tsx';
import { tokenMessages } from '#web/tokens/tokenMessages.ts';
import { partnerList } from '../partnersLoader.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { partnerQuery } from './partnerLoader.ts';
import { partnerMessages } from './partnerMessages.ts';
import { readStored } from './partnerValues.ts';
import { usePartnerEditor } from './usePartnerEditor.ts';
import { PartnerWebhooks } from './webhooks/PartnerWebhooks.tsx';

const mutation = graphql`
  mutation PartnerPageMutation($input: DeletePartnerInput!) {
    deletePartner(input: $input) {
      deletedId
    }
  }
`;

/** The page of a partner, or of a new one. */
export function PartnerPage() {
  return (
    <ItemPage
      reference={useLoaderData<PreloadedQuery<partnerLoaderQuery> | undefined>()}
      useItem={usePartner}
      messages={partnerMessages}
      skeleton={<EditorSkeleton parts={[2, 2]} />}
      list={paths.boPartners()}
    >
      {(partner) => (
        <PartnerEditor
          partner={partner}
          below={
            partner && (
              <>
                <PartnerTokens partner={partner} />
                <PartnerWebhooks partner={partner} />
              </>
            )
          }
        />
      )}
    </ItemPage>
  );
}

function usePartner(reference: PreloadedQuery<partnerLoaderQuery>) {
  return usePreloadedQuery<partnerLoaderQuery>(partnerQuery, reference).partner;
}

interface PartnerEditorProps {
  partner: PartnerPage_partner$key | null;
  /** The sections below the form. */
  below: ReactNode;
}

function PartnerEditor({ partner, below }: PartnerEditorProps) {
  const intl = useIntl();
  const stored = useFragment(
    graphql`
      fragment PartnerPage_partner on Partner {
        id
        name
        ...partnerValues_partner
      }
    `,
    partner,
  );
  const editor = usePartnerEditor(stored?.id, readStored(stored));
  const remove = (id: string) =>
    commit<PartnerPageMutation>(mutation, { input: { id } }, (store, data) => {
      const list = store.getRoot().getLinkedRecord('partners', pageVariables(new URLSearchParams(), partnerList));
      if (data) dropRow(list, data.deletePartner.deletedId);
    });
  return (
    <EditorPage
      title={stored?.name ?? intl.formatMessage(partnerMessages.create)}
      editor={editor}
      stale={partnerMessages.stale}
      deletion={
        stored && (
          <DeleteButton
            messages={partnerMessages}
            onDelete={() => remove(stored.id)}
            onDeleted={editor.guard.release}
            list={paths.boPartners()}
          />
        )
      }
      below={below}
    >
      <PartnerForm form={editor.form} />
    </EditorPage>
  );
}

/** The tokens of a partner's programs. */
function PartnerTokens({ partner }: { partner: PartnerPage_tokens$key }) {
  const { id, accessTokens } = useFragment(
    graphql`
      fragment PartnerPage_tokens on Partner {
        id
        accessTokens(first: 100) {
          nodes {
            ...TokenSection_tokens
          }
        }
      }
    `,
    partner,
  );
  return (
    <TokenSection
      title={<FormattedMessage {...tokenMessages.title} />}
      owner={{ id, partnerId: id }}
      tokens={accessTokens.nodes}
    />
  );
}
