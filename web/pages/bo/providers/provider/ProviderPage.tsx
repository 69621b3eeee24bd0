import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useParams } from 'react-router';
import { graphql } from 'relay-runtime';
import { providerPath } from '#shared/providerPath.ts';
import type { ProviderPage_provider$key } from '#web/__generated__/ProviderPage_provider.graphql.ts';
import type { providerLoaderQuery } from '#web/__generated__/providerLoaderQuery.graphql.ts';
import type { QueuePlace_query$key } from '#web/__generated__/QueuePlace_query.graphql.ts';
import type { useTaxTypes_query$key } from '#web/__generated__/useTaxTypes_query.graphql.ts';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import { StaleNotice } from '#web/forms/StaleNotice.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ItemMissing } from '#web/pages/bo/editor/ItemMissing.tsx';
import { LeaveDialog } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { useShortcuts } from '#web/pages/bo/useShortcuts.ts';
import { useIsSuperAdmin } from '#web/session/useIsSuperAdmin.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { WaitingEdit } from '../edits/WaitingEdit.tsx';
import { ProviderStatusChip } from '../ProviderStatusChip.tsx';
import { checkProvider } from './checkProvider.ts';
import { DeleteProviderButton } from './DeleteProviderButton.tsx';
import { History } from './history/History.tsx';
import { ImagePart } from './ImagePart.tsx';
import { AssigneeNotice } from './moderation/AssigneeNotice.tsx';
import { DecisionBar } from './moderation/DecisionBar.tsx';
import { DuplicateCandidates } from './moderation/DuplicateCandidates.tsx';
import { decisionMessages } from './moderation/decisionMessages.ts';
import { Facts } from './moderation/Facts.tsx';
import { QueuePlace } from './moderation/QueuePlace.tsx';
import { ReadView } from './moderation/ReadView.tsx';
import { useUndo } from './moderation/useUndo.ts';
import { PeoplePart } from './PeoplePart.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { providerQuery } from './providerLoader.ts';
import { providerMessages } from './providerMessages.ts';
import type { ProviderValues } from './providerValues.ts';
import type { TaxTypeGroup } from './taxTypeGroups.ts';
import { useOrigin } from './useOrigin.ts';
import { useProviderEditor, useVersionLines } from './useProviderEditor.ts';
import { useTaxTypes } from './useTaxTypes.ts';

export function ProviderPage() {
  const intl = useIntl();
  const { providerId } = useParams();
  const reference = useLoaderData<PreloadedQuery<providerLoaderQuery>>();
  const undo = useUndo();
  // Also while the next provider is being loaded.
  useShortcuts({ u: () => void undo() });
  return (
    // No value of one provider may stay in the form of another.
    <LoadedPart
      key={providerId}
      reference={reference}
      failed={intl.formatMessage(providerMessages.loadFailed)}
      skeleton={<EditorSkeleton aside={[5, 4]} hasBar />}
    >
      <Loaded reference={reference} />
    </LoadedPart>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<providerLoaderQuery> }) {
  const query = usePreloadedQuery<providerLoaderQuery>(providerQuery, reference);
  return query.provider ? <ProviderEditor provider={query.provider} query={query} /> : <ProviderMissing />;
}

function ProviderMissing() {
  const intl = useIntl();
  return (
    <ItemMissing
      title={intl.formatMessage({
        id: 'bo.missing',
        defaultMessage: 'Provider not found',
        description: 'Title of the page of a provider that does not exist',
      })}
      text={intl.formatMessage({
        id: 'bo.missing.text',
        defaultMessage: 'No provider has this number. It may have been deleted.',
        description: 'On the page of a provider that does not exist',
      })}
      list={useOrigin().list}
    />
  );
}

interface ProviderEditorProps {
  provider: ProviderPage_provider$key;
  query: useTaxTypes_query$key & QueuePlace_query$key;
}

/** A provider that exists: its form, its picture and people, and what staff decide about it. */
function ProviderEditor({ provider, query }: ProviderEditorProps) {
  const origin = useOrigin();
  const isSuperAdmin = useIsSuperAdmin();
  const taxTypes = useTaxTypes(query);
  const data = useFragment(
    graphql`
      fragment ProviderPage_provider on Provider {
        databaseId
        businessName
        applicantEmail
        taxNumberIsDoubtful
        ...useProviderEditor_provider
        ...ImagePart_provider
        ...PeoplePart_provider
        status
        ...DecisionBar_provider
        ...AssigneeNotice_provider
        ...ReadView_provider
        ...Facts_provider
        ...DuplicateCandidates_provider
        ...WaitingEdit_provider
        ...History_provider
      }
    `,
    provider,
  );
  const editor = useProviderEditor(data, origin);
  const { form, isDirty, saved, guard, theirs, keepTheirs, saveMine } = editor;
  const changes = useVersionLines(form.values, saved, taxTypes);
  const isWaiting = data.status === 'WAITING';
  // most pending ones are only read, unlike entries of staff; the form stays there, hidden, for its checks
  const [isEditing, setEditing] = useState(!isWaiting || (!origin.isQueue && data.applicantEmail === null));
  const edit = () => {
    flushSync(() => setEditing(true));
    form.ref.current?.querySelector('input')?.focus();
  };
  const canRead = isEditing && isWaiting && !isDirty;
  const read = () => setEditing(false);
  const check = () => {
    const isRight = !Object.values(checkProvider(form.values)).some(Boolean);
    // The errors are shown as when it is saved; with errors nothing is sent.
    if (!isRight) {
      edit();
      form.ref.current?.requestSubmit();
    }
    return isRight;
  };
  return (
    <div className={css.page}>
      <title>{`${data.businessName} · Rumbo`}</title>
      <div className={css.head}>
        <h1 className={css.title}>{data.businessName}</h1>
        <ProviderStatusChip status={data.status as BusinessState} />
        {data.status === 'APPROVED' && (
          <LinkButton
            variant="outline"
            href={providerPath({ id: data.databaseId, businessName: data.businessName })}
            target="_blank"
          >
            <FormattedMessage
              id="bo.publicPage"
              defaultMessage="Public page"
              description="Link from a provider in the back office to its page for everybody"
            />
          </LinkButton>
        )}
        {canRead && (
          <Button variant="outline" aria-keyshortcuts="e" onPress={read}>
            <FormattedMessage {...decisionMessages.preview} />
          </Button>
        )}
        <QueuePlace query={query} origin={origin} />
      </div>
      <DecisionBar provider={data} origin={origin} isDirty={isDirty} check={check} onOpen={canRead ? read : edit} />
      <AssigneeNotice provider={data} />
      {theirs && (
        <StaleProvider
          mine={form.values}
          theirs={theirs.values}
          taxTypes={taxTypes}
          onKeepTheirs={keepTheirs}
          onSaveMine={saveMine}
        />
      )}
      <div className={css.columns}>
        <div className={css.warnings}>
          <WaitingEdit provider={data} isDirty={isDirty} />
          {!isEditing && <Facts provider={data} />}
          <DuplicateCandidates provider={data} origin={origin} isDirty={isDirty} />
        </div>
        {!isEditing && <ReadView provider={data} onEdit={edit} />}
        <ProviderForm
          isHidden={!isEditing}
          form={form}
          taxTypes={taxTypes}
          isTaxNumberDoubtful={data.taxNumberIsDoubtful}
          bar={
            <SaveBar isDirty={isDirty} isPending={form.isPending} changes={changes}>
              {isSuperAdmin && (
                <DeleteProviderButton
                  databaseId={data.databaseId}
                  isWaiting={isWaiting}
                  origin={origin}
                  onDeleted={guard.release}
                />
              )}
            </SaveBar>
          }
        />
        <div className={css.aside}>
          <ImagePart provider={data} />
          {isSuperAdmin && <PeoplePart provider={data} />}
          {isSuperAdmin && <History provider={data} />}
        </div>
      </div>
      <LeaveDialog blocker={guard.blocker} />
    </div>
  );
}

interface StaleProviderProps {
  mine: ProviderValues;
  theirs: ProviderValues;
  taxTypes: readonly TaxTypeGroup[];
  onKeepTheirs: () => void;
  onSaveMine: () => Promise<void>;
}

function StaleProvider({ mine, theirs, taxTypes, ...choices }: StaleProviderProps) {
  return (
    <StaleNotice
      {...choices}
      title={
        <FormattedMessage
          id="bo.stale"
          defaultMessage="Someone else saved this provider in the meantime"
          description="Heading above two versions of a provider"
        />
      }
      lines={useVersionLines(mine, theirs, taxTypes)}
    />
  );
}
