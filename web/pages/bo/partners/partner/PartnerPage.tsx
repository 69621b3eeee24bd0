import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { graphql } from 'relay-runtime';
import type { PartnerPage_partner$key } from '#web/__generated__/PartnerPage_partner.graphql.ts';
import type { PartnerPage_tokens$key } from '#web/__generated__/PartnerPage_tokens.graphql.ts';
import type { PartnerPageMutation } from '#web/__generated__/PartnerPageMutation.graphql.ts';
import type { partnerLoaderQuery } from '#web/__generated__/partnerLoaderQuery.graphql.ts';
import { StaleNotice } from '#web/forms/StaleNotice.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { DeleteButton } from '#web/pages/bo/editor/DeleteButton.tsx';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ItemMissing } from '#web/pages/bo/editor/ItemMissing.tsx';
import { LeaveDialog } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { showError } from '#web/pages/bo/showError.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { TokenSection } from '#web/tokens/TokenSection.tsx';
import { tokenMessages } from '#web/tokens/tokenMessages.ts';
import { showToast } from '#web/ui/toasts.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { partnerQuery } from './partnerLoader.ts';
import { labels, partnerMessages } from './partnerMessages.ts';
import { type PartnerValues, readStored } from './partnerValues.ts';
import { usePartnerEditor } from './usePartnerEditor.ts';
import { PartnerWebhooks } from './webhooks/PartnerWebhooks.tsx';

const mutation = graphql`
  mutation PartnerPageMutation($databaseId: Int!) {
    deletePartner(databaseId: $databaseId) {
      deletedId
    }
  }
`;

export function PartnerPage() {
  const intl = useIntl();
  const { partnerId } = useParams();
  const reference = useLoaderData<PreloadedQuery<partnerLoaderQuery>>();
  return (
    // Nothing of one partner may stay in the form of another.
    <LoadedPart
      key={partnerId}
      reference={reference}
      failed={intl.formatMessage(partnerMessages.loadFailed)}
      skeleton={<EditorSkeleton parts={[2, 2]} />}
    >
      <Loaded reference={reference} />
    </LoadedPart>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<partnerLoaderQuery> }) {
  const { partner } = usePreloadedQuery<partnerLoaderQuery>(partnerQuery, reference);
  if (!partner) return <PartnerMissing />;
  return (
    <PartnerEditor partner={partner}>
      <PartnerTokens partner={partner} />
      <PartnerWebhooks partner={partner} />
    </PartnerEditor>
  );
}

function PartnerMissing() {
  const intl = useIntl();
  return (
    <ItemMissing
      title={intl.formatMessage({
        id: 'bo.missing.partner',
        defaultMessage: 'Partner not found',
        description: 'Title of the page of a partner that does not exist',
      })}
      text={intl.formatMessage({
        id: 'bo.missing.partnerText',
        defaultMessage: 'No partner has this number. It may have been deleted.',
        description: 'On the page of a partner that does not exist',
      })}
      list={paths.boPartners()}
    />
  );
}

interface PartnerEditorProps {
  partner: PartnerPage_partner$key;
  /** Sections below the form, which save separately. */
  children: ReactNode;
}

/** A partner that exists: the form, and what belongs to the partner below it. */
function PartnerEditor({ partner, children }: PartnerEditorProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment PartnerPage_partner on Partner {
        databaseId
        name
        ...partnerValues_partner
      }
    `,
    partner,
  );
  const { form, isDirty, saved, guard, theirs, ...editor } = usePartnerEditor(data.databaseId, readStored(data));
  const linesTo = (other: PartnerValues) =>
    (Object.keys(labels) as (keyof PartnerValues)[])
      .map((name) => ({
        label: intl.formatMessage(labels[name]),
        mine: form.values[name].trim(),
        theirs: other[name],
      }))
      .filter((line) => line.mine !== line.theirs);
  return (
    <div className={css.page}>
      <title>{`${data.name} · Rumbo`}</title>
      <h1 className={css.title}>{data.name}</h1>
      {theirs && (
        <StaleNotice
          title={
            <FormattedMessage
              id="bo.stale.partner"
              defaultMessage="Someone else saved this partner in the meantime"
              description="Heading above two versions of a partner"
            />
          }
          lines={linesTo(theirs.values)}
          onKeepTheirs={editor.keepTheirs}
          onSaveMine={editor.saveMine}
        />
      )}
      <PartnerForm
        form={form}
        bar={
          <SaveBar isDirty={isDirty} isPending={form.isPending} changes={linesTo(saved)}>
            <DeletePartnerButton databaseId={data.databaseId} onDeleted={guard.release} />
          </SaveBar>
        }
      />
      {children}
      <LeaveDialog blocker={guard.blocker} />
    </div>
  );
}

/** The tokens of a partner's programs. */
function PartnerTokens({ partner }: { partner: PartnerPage_tokens$key }) {
  const { id, databaseId, tokens } = useFragment(
    graphql`
      fragment PartnerPage_tokens on Partner {
        id
        databaseId
        tokens {
          ...TokenSection_tokens
        }
      }
    `,
    partner,
  );
  return (
    <TokenSection
      title={<FormattedMessage {...tokenMessages.title} />}
      owner={{ id, field: 'tokens', partnerDatabaseId: databaseId }}
      tokens={tokens}
    />
  );
}

interface DeletePartnerButtonProps {
  databaseId: number;
  /** It is deleted: unsaved changes must not block leaving. */
  onDeleted: () => void;
}

function DeletePartnerButton({ databaseId, onDeleted }: DeletePartnerButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const remove = async () => {
    try {
      await commit<PartnerPageMutation>(environment, {
        mutation,
        variables: { databaseId },
        updater: (store, data) => {
          const root = store.getRoot();
          const left = root
            .getLinkedRecords('partners')
            ?.filter((partner) => partner?.getDataID() !== data?.deletePartner.deletedId);
          if (left) root.setLinkedRecords(left, 'partners');
        },
      });
    } catch (error) {
      showError(intl, error, partnerMessages.deleteFailed);
      return false;
    }
    onDeleted();
    void showToast({ type: 'success', title: intl.formatMessage(partnerMessages.deleted), seconds: 3 });
    void navigate(paths.boPartners());
    return true;
  };

  return (
    <DeleteButton
      onDelete={remove}
      title={
        <FormattedMessage
          id="bo.delete.partner"
          defaultMessage="Delete partner"
          description="Title of the question whether to delete a partner"
        />
      }
      question={
        <FormattedMessage
          id="bo.delete.partnerText"
          defaultMessage="Are you sure you want to delete this partner? Its access tokens and webhooks stop working immediately. This action cannot be undone. The providers it submitted stay."
          description="Question before a partner is deleted"
        />
      }
    />
  );
}
