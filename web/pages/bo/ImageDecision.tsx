import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ImageDecision_provider$key } from '#web/__generated__/ImageDecision_provider.graphql.ts';
import type { ImageDecisionMutation } from '#web/__generated__/ImageDecisionMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { decisionMessages } from './providers/provider/moderation/decisionMessages.ts';
import { showError } from './showError.ts';

const mutation = graphql`
  mutation ImageDecisionMutation($databaseId: Int!) {
    approveProviderImage(databaseId: $databaseId) {
      provider {
        id
        image {
          approvedAt
        }
      }
    }
  }
`;

/** A pending image, and one press that approves it. */
export function ImageDecision({ provider }: { provider: ImageDecision_provider$key }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { databaseId, image } = useFragment(
    graphql`
      fragment ImageDecision_provider on Provider {
        databaseId
        image {
          thumbnailUrl
        }
      }
    `,
    provider,
  );
  const [isPending, approve] = usePending(async () => {
    try {
      await commit<ImageDecisionMutation>(environment, { mutation, variables: { databaseId } });
      await revalidate();
    } catch (error) {
      showError(intl, error, decisionMessages.decideFailed);
    }
  });
  if (!image) return null;
  return (
    <>
      <img src={image.thumbnailUrl} alt="" loading="lazy" />
      <Button variant="approve" isPending={isPending} onPress={approve}>
        <FormattedMessage {...decisionMessages.approve} />
      </Button>
    </>
  );
}
