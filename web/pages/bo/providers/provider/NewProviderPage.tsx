import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { newProviderLoaderQuery } from '#web/__generated__/newProviderLoaderQuery.graphql.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { FormSkeleton } from '#web/pages/bo/editor/FormSkeleton.tsx';
import { NewProviderForm } from './NewProviderForm.tsx';
import { newProviderQuery } from './newProviderLoader.ts';
import { providerMessages } from './providerMessages.ts';

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
