import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useChangeVideoMoveMutation } from '../../../../__generated__/useChangeVideoMoveMutation.graphql.ts';
import type { useChangeVideoRemoveMutation } from '../../../../__generated__/useChangeVideoRemoveMutation.graphql.ts';
import { usePending } from '../../../../forms/usePending.ts';
import { commit } from '../../../../relay/commit.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { showRefusal } from '../../showRefusal.ts';
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
