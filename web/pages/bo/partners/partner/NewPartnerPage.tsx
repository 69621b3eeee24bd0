import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { NewPartnerPageMutation } from '#web/__generated__/NewPartnerPageMutation.graphql.ts';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { LeaveDialog, useLeaveGuard } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { useEditorForm } from '#web/pages/bo/editor/useEditor.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { getEnvironment } from '#web/relay/environment.ts';
import { showToast } from '#web/ui/toasts.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { partnerMessages } from './partnerMessages.ts';
import { checkPartner, emptyPartner, isSamePartner, type PartnerValues, partnerInput } from './partnerValues.ts';

const mutation = graphql`
  mutation NewPartnerPageMutation($input: PartnerInput!) {
    createPartner(input: $input) {
      partner {
        databaseId
      }
    }
  }
`;

export function NewPartnerPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const form: Form<PartnerValues> = useEditorForm({
    initial: emptyPartner,
    check: checkPartner,
    saveFailed: partnerMessages.saveFailed,
    save: async (values) => {
      const variables = { input: partnerInput(values) };
      const { createPartner } = await commit<NewPartnerPageMutation>(getEnvironment(), { mutation, variables });
      void showToast({ type: 'success', title: intl.formatMessage(partnerMessages.saved), seconds: 3 });
      guard.release();
      // It needs a token next. Going back must not lead to the empty form that was already sent.
      await navigate(paths.boPartner(createPartner.partner.databaseId), { replace: true });
    },
  });
  const isDirty = !isSamePartner(form.values, emptyPartner);
  const guard = useLeaveGuard(isDirty);
  const title = intl.formatMessage({
    id: 'bo.newPartner',
    defaultMessage: 'New partner',
    description: 'Title of the page that creates a partner',
  });
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <PartnerForm form={form} bar={<SaveBar isNew isDirty={isDirty} isPending={form.isPending} />} />
      <LeaveDialog blocker={guard.blocker} />
    </div>
  );
}
