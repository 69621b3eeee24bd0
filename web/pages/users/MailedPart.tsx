import type { ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { LinkRefused } from './MailedPress.tsx';
import type { MailedData, MailedQuery } from './mailedQuery.ts';

interface MailedPartProps<Query extends MailedQuery> {
  query: GraphQLTaggedNode;
  failed: string;
  /** Renders the response; null for an unknown token. */
  children: (data: Query['response'], token: string) => ReactNode;
}

/** Loads the data for the token of a mailed link. Shows it, or a message that the link is rejected. */
export function MailedPart<Query extends MailedQuery>(props: MailedPartProps<Query>) {
  const data = useLoaderData<MailedData<Query> | null>();
  if (!data) return <LinkRefused reason={null} />;
  return (
    <LoadedPart
      reference={data.reference}
      failed={props.failed}
      showFailure={() => {}}
      skeleton={<Skeleton lines={4} />}
    >
      <Loaded {...props} {...data} />
    </LoadedPart>
  );
}

function Loaded<Query extends MailedQuery>({
  query,
  reference,
  token,
  children,
}: MailedPartProps<Query> & MailedData<Query>) {
  return children(usePreloadedQuery<Query>(query, reference), token) ?? <LinkRefused reason={null} />;
}
