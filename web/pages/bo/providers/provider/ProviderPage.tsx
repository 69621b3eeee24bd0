import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import { providerPath } from '#shared/providerPath.ts';
import type { ProviderPage_provider$key } from '#web/__generated__/ProviderPage_provider.graphql.ts';
import type { providerLoaderQuery } from '#web/__generated__/providerLoaderQuery.graphql.ts';
import type { QueuePlace_query$key } from '#web/__generated__/QueuePlace_query.graphql.ts';
import type { useTaxTypes_query$key } from '#web/__generated__/useTaxTypes_query.graphql.ts';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { EditorForm, StaleVersion } from '#web/pages/bo/editor/EditorPage.tsx';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ItemPage } from '#web/pages/bo/editor/ItemPage.tsx';
import { useShortcuts } from '#web/pages/bo/useShortcuts.ts';
import { useIsSuperAdmin } from '#web/session/useIsSuperAdmin.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { WaitingEdit } from '../edits/WaitingEdit.tsx';
import { ProviderStatusChip } from '../ProviderStatusChip.tsx';
import { ChecksPart } from './ChecksPart.tsx';
import { ControlPart } from './ControlPart.tsx';
import { checkProvider } from './checkProvider.ts';
import { DeleteProviderButton } from './DeleteProviderButton.tsx';
import { History } from './history/History.tsx';
import { ImageLater, ImagePart } from './ImagePart.tsx';
import { AssigneeNotice } from './moderation/AssigneeNotice.tsx';
import { DecisionBar } from './moderation/DecisionBar.tsx';
import { DuplicateCandidates } from './moderation/DuplicateCandidates.tsx';
import { decisionMessages } from './moderation/decisionMessages.ts';
import { Facts } from './moderation/Facts.tsx';
import { QueuePlace } from './moderation/QueuePlace.tsx';
import { ReadView } from './moderation/ReadView.tsx';
import { useUndo } from './moderation/useUndo.ts';
import { NotesPart } from './NotesPart.tsx';
import { PeoplePart } from './PeoplePart.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { providerQuery } from './providerLoader.ts';
import { providerMessages } from './providerMessages.ts';
import { readStored } from './providerValues.ts';
import { useOrigin } from './useOrigin.ts';
import { useProviderEditor } from './useProviderEditor.ts';
import { useTaxTypes } from './useTaxTypes.ts';

/** The page of a provider, or of a new one. */
export function ProviderPage() {
  const reference = useLoaderData<PreloadedQuery<providerLoaderQuery>>();
  const { isNew } = reference.variables;
  const { loadFailed, taxTypesFailed } = providerMessages;
  const undo = useUndo();
  // The shortcut also works while the next provider is loading.
  useShortcuts(isNew ? {} : { u: () => void undo() });
  return (
    <ItemPage
      reference={reference}
      useItem={useProvider}
      messages={{ ...providerMessages, loadFailed: isNew ? taxTypesFailed : loadFailed }}
      skeleton={isNew ? <EditorSkeleton aside={[]} /> : <EditorSkeleton aside={[5, 4]} hasBar />}
      list={useOrigin().list}
    >
      {(query) => query && <ProviderEditor query={query} provider={query.provider} />}
    </ItemPage>
  );
}

function useProvider(reference: PreloadedQuery<providerLoaderQuery>) {
  const query = usePreloadedQuery<providerLoaderQuery>(providerQuery, reference);
  return query.provider || reference.variables.isNew ? query : null;
}

interface ProviderEditorProps {
  provider: ProviderPage_provider$key | null | undefined;
  query: useTaxTypes_query$key & QueuePlace_query$key;
}

/** The form of a provider; for an existing provider also the picture, people and decisions. */
function ProviderEditor({ provider, query }: ProviderEditorProps) {
  const intl = useIntl();
  const origin = useOrigin();
  const isSuperAdmin = useIsSuperAdmin();
  const taxTypes = useTaxTypes(query);
  const data = useFragment(
    graphql`
      fragment ProviderPage_provider on Provider {
        databaseId
        businessName
        ...providerValues_provider
        ...NotesPart_provider
        ...ControlPart_provider
        ...ImagePart_provider
        ...PeoplePart_provider
        ...ChecksPart_provider
        status
        ...DecisionBar_provider
        ...AssigneeNotice_provider
        ...ReadView_provider
        ...Facts_provider
        ...DuplicateCandidates_provider
        ...WaitingEdit_provider
        ...History_provider
        moderation @required(action: THROW) {
          applicantEmail
          taxNumberIsDoubtful
        }
      }
    `,
    provider,
  );
  const editor = useProviderEditor({ databaseId: data?.databaseId, current: readStored(data), taxTypes, origin });
  const { form, isDirty, guard } = editor;
  const isWaiting = data?.status === 'WAITING';
  // most pending providers are only read, unlike those entered by staff; the form is rendered nevertheless, hidden, for
  // validation
  const [isEditing, setEditing] = useState(!isWaiting || (!origin.isQueue && data?.moderation.applicantEmail === null));
  const edit = () => {
    flushSync(() => setEditing(true));
    form.ref.current?.querySelector('input')?.focus();
  };
  const canRead = isEditing && isWaiting && !isDirty;
  const read = () => setEditing(false);
  const check = () => {
    const isRight = !Object.values(checkProvider(form.values)).some(Boolean);
    // The errors are shown as for saving; with errors nothing is sent.
    if (!isRight) {
      edit();
      form.ref.current?.requestSubmit();
    }
    return isRight;
  };
  const title = data?.businessName ?? intl.formatMessage(providerMessages.create);
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {data && <ProviderStatusChip status={data.status as BusinessState} />}
        {data?.status === 'APPROVED' && (
          <LinkButton
            variant="outline"
            href={providerPath({ id: data.databaseId, businessName: data.businessName })}
            target="_blank"
          >
            <FormattedMessage id="bo.publicPage" defaultMessage="Public page" />
          </LinkButton>
        )}
        {canRead && (
          <Button variant="outline" aria-keyshortcuts="e" onPress={read}>
            <FormattedMessage {...decisionMessages.preview} />
          </Button>
        )}
        <QueuePlace query={query} origin={origin} />
      </div>
      {data && (
        <>
          <DecisionBar provider={data} origin={origin} isDirty={isDirty} check={check} onOpen={canRead ? read : edit} />
          <AssigneeNotice provider={data} />
        </>
      )}
      <StaleVersion editor={editor} title={providerMessages.stale} />
      <div className={css.columns}>
        {data && (
          <div className={css.warnings}>
            <WaitingEdit provider={data} isDirty={isDirty} />
            {!isEditing && <Facts provider={data} />}
            <DuplicateCandidates provider={data} origin={origin} isDirty={isDirty} />
          </div>
        )}
        {data && !isEditing && <ReadView provider={data} onEdit={edit} />}
        <EditorForm
          editor={editor}
          isHidden={!isEditing}
          deletion={
            data &&
            isSuperAdmin && (
              <DeleteProviderButton
                databaseId={data.databaseId}
                isWaiting={data.status === 'WAITING'}
                origin={origin}
                onDeleted={guard.release}
              />
            )
          }
        >
          <ProviderForm form={form} taxTypes={taxTypes} isTaxNumberDoubtful={data?.moderation.taxNumberIsDoubtful} />
        </EditorForm>
        {!data && (
          <div className={css.aside}>
            <ImageLater />
          </div>
        )}
        {data && (
          <div className={css.aside}>
            <NotesPart provider={data} />
            <ControlPart provider={data} />
            <ImagePart provider={data} />
            <ChecksPart provider={data} />
            {isSuperAdmin && <PeoplePart provider={data} />}
            {isSuperAdmin && <History provider={data} />}
          </div>
        )}
      </div>
    </div>
  );
}
