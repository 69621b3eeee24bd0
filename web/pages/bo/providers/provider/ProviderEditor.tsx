import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ProviderEditor_provider$key } from '#web/__generated__/ProviderEditor_provider.graphql.ts';
import type { QueuePlace_query$key } from '#web/__generated__/QueuePlace_query.graphql.ts';
import type { useTaxTypes_query$key } from '#web/__generated__/useTaxTypes_query.graphql.ts';
import { type BusinessState, StatusChip } from '#web/businesses/StatusChip.tsx';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { LeaveDialog } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { checkProvider } from './checkProvider.ts';
import { DeleteProviderButton } from './DeleteProviderButton.tsx';
import { History } from './history/History.tsx';
import { ImagePart } from './ImagePart.tsx';
import { DecisionBar } from './moderation/DecisionBar.tsx';
import { Lookalikes } from './moderation/Lookalikes.tsx';
import { QueuePlace } from './moderation/QueuePlace.tsx';
import { PeoplePart } from './PeoplePart.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { StaleProvider } from './StaleProvider.tsx';
import { useOrigin } from './useOrigin.ts';
import { useProviderEditor } from './useProviderEditor.ts';
import { useTaxTypes } from './useTaxTypes.ts';
import { useVersionLines } from './useVersionLines.ts';

interface ProviderEditorProps {
  provider: ProviderEditor_provider$key;
  query: useTaxTypes_query$key & QueuePlace_query$key;
}

/** A provider that exists: its form, its picture and people, and what staff decide about it. */
export function ProviderEditor({ provider, query }: ProviderEditorProps) {
  const origin = useOrigin();
  const taxTypes = useTaxTypes(query);
  const data = useFragment(
    graphql`
      fragment ProviderEditor_provider on Provider {
        databaseId
        businessName
        approvedAt
        rejectedAt
        taxNumberIsDoubtful
        ...useProviderEditor_provider
        ...ImagePart_provider
        ...PeoplePart_provider
        status
        ...DecisionBar_provider
        ...Lookalikes_provider
        ...History_provider
      }
    `,
    provider,
  );
  const editor = useProviderEditor(data, origin);
  const { form, isDirty, saved, guard, theirs, keepTheirs, saveMine } = editor;
  const changes = useVersionLines(form.values, saved, taxTypes);
  const check = () => {
    const isRight = !Object.values(checkProvider(form.values)).some(Boolean);
    // What is wrong is shown as if it were to be saved, which it is not then.
    if (!isRight) form.ref.current?.requestSubmit();
    return isRight;
  };
  return (
    <div className={css.page}>
      <title>{`${data.businessName} · Rumbo`}</title>
      <div className={css.head}>
        <h1 className={css.title}>{data.businessName}</h1>
        <StatusChip status={data.status as BusinessState} />
        <QueuePlace query={query} origin={origin} />
      </div>
      <DecisionBar
        provider={data}
        origin={origin}
        isDirty={isDirty}
        check={check}
        onOpen={() => form.ref.current?.querySelector('input')?.focus()}
      />
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
          <Lookalikes provider={data} origin={origin} isDirty={isDirty} />
        </div>
        <ProviderForm
          form={form}
          taxTypes={taxTypes}
          isTaxNumberDoubtful={data.taxNumberIsDoubtful}
          bar={
            <SaveBar isDirty={isDirty} isPending={form.isPending} changes={changes}>
              <DeleteProviderButton
                databaseId={data.databaseId}
                isWaiting={!data.approvedAt && !data.rejectedAt}
                origin={origin}
                onDeleted={guard.release}
              />
            </SaveBar>
          }
        />
        <div className={css.aside}>
          <ImagePart provider={data} />
          <PeoplePart provider={data} />
          <History provider={data} />
        </div>
      </div>
      <LeaveDialog blocker={guard.blocker} />
    </div>
  );
}
