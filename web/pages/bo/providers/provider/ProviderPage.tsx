import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useParams } from 'react-router';
import type { providerLoaderQuery } from '#web/__generated__/providerLoaderQuery.graphql.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { useShortcuts } from './moderation/useShortcuts.ts';
import { useUndo } from './moderation/useUndo.ts';
import { ProviderEditor } from './ProviderEditor.tsx';
import { ProviderMissing } from './ProviderMissing.tsx';
import { providerQuery } from './providerLoader.ts';
import { providerMessages } from './providerMessages.ts';

export function ProviderPage() {
  const intl = useIntl();
  const { providerId } = useParams();
  const reference = useLoaderData<PreloadedQuery<providerLoaderQuery>>();
  const undo = useUndo();
  // Also while the next provider is on its way.
  useShortcuts({ u: () => void undo() });
  return (
    // Nothing of one provider may stay in the form of another.
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
