import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { NewServicePageMutation } from '#web/__generated__/NewServicePageMutation.graphql.ts';
import type { Form } from '#web/forms/useForm.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { LeaveDialog, useLeaveGuard } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { useEditorForm } from '#web/pages/bo/editor/useEditor.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { getEnvironment } from '#web/relay/environment.ts';
import { showToast } from '#web/ui/toasts.ts';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceMessages } from './serviceMessages.ts';
import {
  byLanguage,
  checkService,
  emptyService,
  isSameService,
  type ServiceValues,
  serviceInput,
} from './serviceValues.ts';

const mutation = graphql`
  mutation NewServicePageMutation($input: ServiceInput!) {
    createService(input: $input) {
      service {
        ...ServicePage_service
      }
    }
  }
`;

export function NewServicePage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const language = currentLanguage();
  const form: Form<ServiceValues> = useEditorForm({
    initial: emptyService,
    check: (values) => checkService(values, language),
    saveFailed: serviceMessages.saveFailed,
    save: async (values) => {
      const variables = { input: serviceInput(values, language) };
      await commit<NewServicePageMutation>(getEnvironment(), { mutation, variables }).catch((error) => {
        throw byLanguage(error, language);
      });
      void showToast({ type: 'success', title: intl.formatMessage(serviceMessages.saved), seconds: 3 });
      guard.release();
      // Going back must not return to an empty form that was already sent.
      await navigate(paths.boServices(), { replace: true });
    },
  });
  const isDirty = !isSameService(form.values, emptyService);
  const guard = useLeaveGuard(isDirty);
  const title = intl.formatMessage({
    id: 'bo.newService',
    defaultMessage: 'New service',
    description: 'Title of the page with the form for a service that does not exist yet',
  });
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <div className={css.columns}>
        <ServiceForm form={form} bar={<SaveBar isNew isDirty={isDirty} isPending={form.isPending} />} />
      </div>
      <LeaveDialog blocker={guard.blocker} />
    </div>
  );
}
