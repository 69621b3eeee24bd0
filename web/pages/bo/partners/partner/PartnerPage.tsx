import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useParams } from 'react-router';
import type { partnerLoaderQuery } from '#web/__generated__/partnerLoaderQuery.graphql.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { PartnerEditor } from './PartnerEditor.tsx';
import { PartnerMissing } from './PartnerMissing.tsx';
import { PartnerTokens } from './PartnerTokens.tsx';
import { partnerQuery } from './partnerLoader.ts';
import { partnerMessages } from './partnerMessages.ts';
import { PartnerWebhooks } from './webhooks/PartnerWebhooks.tsx';

export function PartnerPage() {
  const intl = useIntl();
  const { partnerId } = useParams();
  const reference = useLoaderData<PreloadedQuery<partnerLoaderQuery>>();
  return (
    // Nothing of one partner may stay in the form of another.
    <LoadedPart
      key={partnerId}
      reference={reference}
      failed={intl.formatMessage(partnerMessages.loadFailed)}
      skeleton={<EditorSkeleton parts={[2, 2]} />}
    >
      <Loaded reference={reference} />
    </LoadedPart>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<partnerLoaderQuery> }) {
  const { partner } = usePreloadedQuery<partnerLoaderQuery>(partnerQuery, reference);
  if (!partner) return <PartnerMissing />;
  return (
    <PartnerEditor partner={partner}>
      <PartnerTokens partner={partner} />
      <PartnerWebhooks partner={partner} />
    </PartnerEditor>
  );
}
