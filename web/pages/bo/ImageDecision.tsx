import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ImageDecision_provider$key } from '#web/__generated__/ImageDecision_provider.graphql.ts';
import type { ImageDecisionMutation } from '#web/__generated__/ImageDecisionMutation.graphql.ts';
import type { ImageDecisionRejectionMutation } from '#web/__generated__/ImageDecisionRejectionMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { decisionMessages } from './providers/provider/moderation/decisionMessages.ts';

const mutation = graphql`
  mutation ImageDecisionMutation($input: ApproveProviderImageInput!) {
    approveProviderImage(input: $input) {
      provider {
        id
        moderation {
          image {
            approvedAt
          }
        }
      }
    }
  }
`;

const rejection = graphql`
  mutation ImageDecisionRejectionMutation($input: DeleteProviderImageInput!) {
    deleteProviderImage(input: $input) {
      provider {
        id
        moderation {
          image {
            approvedAt
          }
        }
      }
    }
  }
`;

/** A pending image, with buttons that approve or delete it. */
export function ImageDecision({ provider }: { provider: ImageDecision_provider$key }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { id, moderation } = useFragment(
    graphql`
      fragment ImageDecision_provider on Provider {
        id
        moderation @required(action: THROW) {
          image {
            databaseId
            thumbnailUrl
          }
        }
      }
    `,
    provider,
  );
  const { image } = moderation;
  const decide = (chosen: typeof mutation) => async () => {
    if (!image) return;
    try {
      await commit<ImageDecisionMutation | ImageDecisionRejectionMutation>(chosen, {
        input: { id, imageId: String(image.databaseId) },
      });
      await revalidate();
    } catch (error) {
      showFailure(intl, error, { otherwise: decisionMessages.decideFailed });
      // the image was replaced: the new one is shown
      if (error instanceof ApiError && error.code === 'CONFLICT') await revalidate();
    }
  };
  const [isApproving, approve] = usePending(decide(mutation));
  const [isRejecting, reject] = usePending(decide(rejection));
  if (!image) return null;
  return (
    <>
      <img src={image.thumbnailUrl} alt="" loading="lazy" />
      <Button variant="approve" isPending={isApproving} onPress={approve}>
        <FormattedMessage {...decisionMessages.approve} />
      </Button>
      <Button variant="danger" isPending={isRejecting} onPress={reject}>
        <FormattedMessage {...decisionMessages.reject} />
      </Button>
    </>
  );
}
