import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useLoaderData, useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { NewProviderPageMutation } from '#web/__generated__/NewProviderPageMutation.graphql.ts';
import type { newProviderLoaderQuery } from '#web/__generated__/newProviderLoaderQuery.graphql.ts';
import type { useTaxTypes_query$key } from '#web/__generated__/useTaxTypes_query.graphql.ts';
import type { Form } from '#web/forms/useForm.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { FormSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { LeaveDialog, useLeaveGuard } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { useEditorForm } from '#web/pages/bo/editor/useEditor.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { showToast } from '#web/ui/toasts.ts';
import { changeQueue } from './changeQueue.ts';
import { checkProvider } from './checkProvider.ts';
import { ImageLater } from './ImagePart.tsx';
import { newProviderQuery } from './newProviderLoader.ts';
import { ProviderForm } from './ProviderForm.tsx';
import { byItemId, isSameProvider, providerInput } from './providerInput.ts';
import { providerMessages } from './providerMessages.ts';
import { emptyProvider, type ProviderValues } from './providerValues.ts';
import { useTaxTypes } from './useTaxTypes.ts';

const mutation = graphql`
  mutation NewProviderPageMutation($input: ProviderInput!) {
    createProvider(input: $input) {
      provider {
        databaseId
        ...ProviderPage_provider
      }
    }
  }
`;

export function NewProviderPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<newProviderLoaderQuery>>();
  const title = intl.formatMessage({
    id: 'bo.newProvider',
    defaultMessage: 'New provider',
    description: 'Title of the page with the form for a provider that does not exist yet',
  });
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <div className={css.columns}>
        <LoadedPart
          reference={reference}
          failed={intl.formatMessage(providerMessages.taxTypesFailed)}
          skeleton={<FormSkeleton />}
        >
          <Loaded reference={reference} />
        </LoadedPart>
      </div>
    </div>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<newProviderLoaderQuery> }) {
  return <NewProviderForm query={usePreloadedQuery<newProviderLoaderQuery>(newProviderQuery, reference)} />;
}

/** Creates a provider, and opens its page, where an image can be added. */
function NewProviderForm({ query }: { query: useTaxTypes_query$key }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const taxTypes = useTaxTypes(query);
  const form: Form<ProviderValues> = useEditorForm({
    initial: emptyProvider,
    check: checkProvider,
    saveFailed: providerMessages.saveFailed,
    save: async (values) => {
      const { createProvider } = await commit<NewProviderPageMutation>(environment, {
        mutation,
        variables: { input: providerInput(values) },
        updater: (store) => changeQueue(store, 1),
      }).catch((error) => {
        throw byItemId(error, values);
      });
      void showToast({ type: 'success', title: intl.formatMessage(providerMessages.saved), seconds: 3 });
      guard.release();
      // Back must not lead to an empty form that was sent already.
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
