import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest, graphql } from 'relay-runtime';
import type { ImagePart_provider$key } from '#web/__generated__/ImagePart_provider.graphql.ts';
import type { ImagePartDeletionMutation } from '#web/__generated__/ImagePartDeletionMutation.graphql.ts';
import type { ImagePartMutation } from '#web/__generated__/ImagePartMutation.graphql.ts';
import type { ImagePartQuery } from '#web/__generated__/ImagePartQuery.graphql.ts';
import type { ImagePartUploadMutation } from '#web/__generated__/ImagePartUploadMutation.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { ApiError } from '#web/relay/ApiError.ts';
import { commit } from '#web/relay/commit.ts';
import { fetchAnew } from '#web/relay/fetchOnce.ts';
import { upload } from '#web/relay/upload.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import { showToast } from '#web/ui/toasts.ts';
import css from './ImagePart.module.css';
import { providerMessages } from './providerMessages.ts';
import { UploadImage } from './UploadImage.tsx';

const deletion = graphql`
  mutation ImagePartDeletionMutation($input: DeleteProviderImageInput!) {
    deleteProviderImage(input: $input) {
      provider {
        id
        ...ImagePart_provider
        ...History_provider
      }
    }
  }
`;

const approval = graphql`
  mutation ImagePartMutation($input: ApproveProviderImageInput!) {
    approveProviderImage(input: $input) {
      provider {
        id
        ...ImagePart_provider
        ...History_provider
      }
    }
  }
`;

const uploading = graphql`
  mutation ImagePartUploadMutation($input: UploadProviderImageInput!) {
    uploadProviderImage(input: $input) {
      ... on UploadProviderImagePayload {
        provider {
          id
          ...ImagePart_provider
          ...History_provider
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const latest = graphql`
  query ImagePartQuery($id: ID!) {
    provider(id: $id) {
      ...ImagePart_provider
    }
  }
`;

const title = <FormattedMessage id="bo.part.image" />;

export function ImagePart({ provider }: { provider: ImagePart_provider$key }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { databaseId, businessName, moderation } = useFragment(
    graphql`
      fragment ImagePart_provider on Provider {
        databaseId
        businessName
        moderation @required(action: THROW) {
          image {
            databaseId
            url: path
            approvedAt
          }
        }
      }
    `,
    provider,
  );
  const { image } = moderation;
  const send = async (file: File, onProgress: (part: number) => void) => {
    const variables = { input: { id: String(databaseId), image: null } };
    const data = await upload<ImagePartUploadMutation>(uploading, variables, {
      files: new Map([['variables.input.image', file]]),
      signal: new AbortController().signal,
      onProgress,
    });
    // Sent without Relay, which reports no progress; the response is then written to Relay's store.
    environment.commitPayload(createOperationDescriptor(getRequest(uploading), variables), data);
  };
  return (
    <FormPart title={title}>
      {image && (
        <div className={css.image}>
          <img src={image.url} alt={intl.formatMessage({ id: 'page.imageOf' }, { name: businessName })} />
          <p>
            {image.approvedAt ? (
              <Chip tone="success">
                <FormattedMessage id="business.approved" />
              </Chip>
            ) : (
              <Chip tone="warning">
                <FormattedMessage id="bo.image.pending" defaultMessage="Pending approval: not public yet" />
              </Chip>
            )}
          </p>
          <Cluster>
            {!image.approvedAt && <ApproveImageButton databaseId={databaseId} imageId={image.databaseId} />}
            <DeleteImageButton databaseId={databaseId} imageId={image.databaseId} />
          </Cluster>
        </div>
      )}
      <UploadImage isReplacing={Boolean(image)} onUpload={send} />
    </FormPart>
  );
}

/** A hint instead of the image, before the provider exists. */
export function ImageLater() {
  return (
    <FormPart title={title}>
      <Text data-wide="" note>
        <FormattedMessage id="bo.image.later" defaultMessage="You can add an image after you create the provider." />
      </Text>
    </FormPart>
  );
}

/** The shown image and its provider. */
interface SeenImage {
  databaseId: number;
  imageId: number;
}

const inputOf = ({ databaseId, imageId }: SeenImage) => ({ id: String(databaseId), imageId: String(imageId) });

/** After a conflict, loads the image that replaced the one shown. Only the image is loaded: the form keeps its unsaved text. */
async function showLatest(error: unknown, { databaseId }: SeenImage): Promise<never> {
  if (error instanceof ApiError && error.code === 'CONFLICT')
    await fetchAnew<ImagePartQuery>(latest, { id: String(databaseId) });
  throw error;
}

function ApproveImageButton(seen: SeenImage) {
  const intl = useIntl();
  const [isPending, approve] = useSending({ otherwise: providerMessages.imageApproveFailed }, async () => {
    await commit<ImagePartMutation>(approval, { input: inputOf(seen) }).catch((error) => showLatest(error, seen));
    void showToast({ type: 'success', title: intl.formatMessage(providerMessages.imageApproved), seconds: 3 });
  });
  return (
    <Button variant="approve" isPending={isPending} onPress={approve}>
      <FormattedMessage id="bo.image.approve" defaultMessage="Approve image" />
    </Button>
  );
}

function DeleteImageButton(seen: SeenImage) {
  const intl = useIntl();
  const [isPending, remove] = useSending({ otherwise: providerMessages.imageDeleteFailed }, async () => {
    await commit<ImagePartDeletionMutation>(deletion, { input: inputOf(seen) }).catch((error) =>
      showLatest(error, seen),
    );
    void showToast({ type: 'success', title: intl.formatMessage(providerMessages.imageDeleted), seconds: 3 });
  });
  return (
    <Button variant="outline" isPending={isPending} onPress={remove}>
      <FormattedMessage id="bo.image.delete" defaultMessage="Delete image" />
    </Button>
  );
}
