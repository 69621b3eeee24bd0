import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useChangeVideoMoveMutation } from '#web/__generated__/useChangeVideoMoveMutation.graphql.ts';
import type { useChangeVideoRemoveMutation } from '#web/__generated__/useChangeVideoRemoveMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { showRefusal } from '#web/pages/bo/showRefusal.ts';
import { commit } from '#web/relay/commit.ts';
import { showToast } from '#web/ui/toasts.ts';
import { videoMessages } from './videoMessages.ts';

const moveMutation = graphql`
  mutation useChangeVideoMoveMutation($videoId: String!, $position: Int!) {
    moveHelpVideo(videoId: $videoId, position: $position) {
      helpVideo {
        id
      }
    }
  }
`;

const removeMutation = graphql`
  mutation useChangeVideoRemoveMutation($videoId: String!) {
    removeHelpVideo(videoId: $videoId) {
      __typename
    }
  }
`;

/** One change at a time, and the list as it is afterwards: which videos a page has depends on all of them. */
export function useChangeVideo(videoId: string) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [isPending, start] = usePending<[act: () => Promise<unknown>]>(async (act) => {
    try {
      await act();
    } catch (error) {
      return showRefusal(intl, error, videoMessages.saveFailed);
    }
    await revalidate();
  });
  return {
    isPending,
    move: (position: number) =>
      start(() =>
        commit<useChangeVideoMoveMutation>(environment, { mutation: moveMutation, variables: { videoId, position } }),
      ),
    remove: (onDone: () => void) =>
      start(async () => {
        await commit<useChangeVideoRemoveMutation>(environment, { mutation: removeMutation, variables: { videoId } });
        onDone();
        void showToast({ type: 'success', title: intl.formatMessage(videoMessages.removed), seconds: 3 });
      }),
  };
}
