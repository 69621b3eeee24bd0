import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import { NotOwn } from './business/NotOwn.tsx';
import { ownMessages } from './business/ownMessages.ts';

interface Own {
  readonly ownership: unknown;
}
type OwnQuery = OperationType & { readonly response: { readonly provider?: Own | null | undefined } };

interface OwnPartProps<Query extends OwnQuery> {
  query: GraphQLTaggedNode;
  Content: ComponentType<{ provider: NonNullable<Query['response']['provider']> }>;
}

/** A page of a business that the viewer manages. */
export function OwnPart<Query extends OwnQuery>(props: OwnPartProps<Query>) {
  const reference = useLoaderData<PreloadedQuery<Query>>();
  return (
    <LoadedPart
      reference={reference}
      failed={useIntl().formatMessage(ownMessages.loadFailed)}
      skeleton={<SkeletonCard lines={6} />}
    >
      <Loaded {...props} reference={reference} />
    </LoadedPart>
  );
}

interface LoadedProps<Query extends OwnQuery> extends OwnPartProps<Query> {
  reference: PreloadedQuery<Query>;
}

function Loaded<Query extends OwnQuery>({ query, Content, reference }: LoadedProps<Query>) {
  const { provider } = usePreloadedQuery<Query>(query, reference);
  return provider?.ownership ? <Content provider={provider} /> : <NotOwn />;
}
