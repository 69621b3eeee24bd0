import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { NewProviderFormMutation } from '#web/__generated__/NewProviderFormMutation.graphql.ts';
import type { useTaxTypes_query$key } from '#web/__generated__/useTaxTypes_query.graphql.ts';
import type { Form } from '#web/forms/useForm.ts';
import { LeaveDialog } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { useEditorForm } from '#web/pages/bo/editor/useEditorForm.ts';
import { useLeaveGuard } from '#web/pages/bo/editor/useLeaveGuard.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { showToast } from '#web/ui/toasts.ts';
import { byItemId } from './byItemId.ts';
import { changeQueue } from './changeQueue.ts';
import { checkProvider } from './checkProvider.ts';
import { ImageLater } from './ImagePart.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { isSameProvider, providerInput } from './providerInput.ts';
import { providerMessages } from './providerMessages.ts';
import { emptyProvider, type ProviderValues } from './providerValues.ts';
import { useTaxTypes } from './useTaxTypes.ts';

const mutation = graphql`
  mutation NewProviderFormMutation($input: ProviderInput!) {
    createProvider(input: $input) {
      provider {
        databaseId
        ...ProviderEditor_provider
      }
    }
  }
`;

/** Creates a provider, and goes on to its page: an image is put to what exists. */
export function NewProviderForm({ query }: { query: useTaxTypes_query$key }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const taxTypes = useTaxTypes(query);
  const form: Form<ProviderValues> = useEditorForm({
    initial: emptyProvider,
    check: checkProvider,
    saveFailed: providerMessages.saveFailed,
    save: async (values) => {
      const { createProvider } = await commit<NewProviderFormMutation>(environment, {
        mutation,
        variables: { input: providerInput(values) },
        updater: (store) => changeQueue(store, 1),
      }).catch((error) => {
        throw byItemId(error, values);
      });
      void showToast({ type: 'success', title: intl.formatMessage(providerMessages.saved), seconds: 3 });
      guard.release();
      // Going back must not come to an empty form that was sent already.
      await navigate(paths.boProvider(createProvider.provider.databaseId), { replace: true });
    },
  });
  const isDirty = !isSameProvider(form.values, emptyProvider);
  const guard = useLeaveGuard(isDirty);

  return (
    <>
      <ProviderForm
        form={form}
        taxTypes={taxTypes}
        bar={<SaveBar isNew isDirty={isDirty} isPending={form.isPending} />}
      >
        <ImageLater />
      </ProviderForm>
      <LeaveDialog blocker={guard.blocker} />
    </>
  );
}
