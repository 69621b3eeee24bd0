import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useFollowQuery } from '#web/__generated__/useFollowQuery.graphql.ts';
import { isGoingOn } from './importFields.ts';

const milliseconds = 1000;

const query = graphql`
  query useFollowQuery($databaseId: Int!) {
    providerImport(databaseId: $databaseId) {
      status
      # The answer goes to the store, from where these parts of the page read it.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ImportProgress_import
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...useCounts_import
    }
  }
`;

/** Asks again and again how far an import is, one question at a time; for all of the page once there is an end. */
export function useFollow(databaseId: number, status: string): void {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const isFollowed = isGoingOn(status);
  useEffect(() => {
    if (!isFollowed) return;
    let isAsking = false;
    const follow = async () => {
      // Nobody looks: nobody asks.
      if (isAsking || document.hidden) return;
      isAsking = true;
      try {
        const options = { fetchPolicy: 'network-only' } as const;
        const data = await fetchQuery<useFollowQuery>(environment, query, { databaseId }, options).toPromise();
        if (!isGoingOn(data?.providerImport?.status ?? '')) await revalidate();
      } catch {
        // Asked again in a second.
      } finally {
        isAsking = false;
      }
    };
    const timer = setInterval(() => void follow(), milliseconds);
    return () => clearInterval(timer);
  }, [databaseId, isFollowed, environment, revalidate]);
}
