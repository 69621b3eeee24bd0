import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PartnerEditor_partner$key } from '#web/__generated__/PartnerEditor_partner.graphql.ts';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { LeaveDialog } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { StaleNotice } from '#web/pages/bo/editor/StaleNotice.tsx';
import { labels } from '../labels.ts';
import { DeletePartnerButton } from './DeletePartnerButton.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import type { PartnerValues } from './partnerValues.ts';
import { usePartnerEditor } from './usePartnerEditor.ts';

interface PartnerEditorProps {
  partner: PartnerEditor_partner$key;
  /** Sections below the form, each of which saves for itself. */
  children: ReactNode;
}

/** A partner that exists: the form, and what belongs to the partner below it. */
export function PartnerEditor({ partner, children }: PartnerEditorProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment PartnerEditor_partner on Partner {
        databaseId
        name
        ...usePartnerEditor_partner
      }
    `,
    partner,
  );
  const { form, isDirty, saved, guard, theirs, ...editor } = usePartnerEditor(data);
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
              defaultMessage="Somebody else saved this partner meanwhile"
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
