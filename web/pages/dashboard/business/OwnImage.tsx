import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { OwnImage_provider$key } from '#web/__generated__/OwnImage_provider.graphql.ts';
import type { OwnImageMutation } from '#web/__generated__/OwnImageMutation.graphql.ts';
import type { OwnImageUploadMutation } from '#web/__generated__/OwnImageUploadMutation.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import css from '#web/pages/bo/providers/provider/ImagePart.module.css';
import { UploadImage } from '#web/pages/bo/providers/provider/UploadImage.tsx';
import { commit } from '#web/relay/commit.ts';
import { upload } from '#web/relay/upload.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Text } from '#web/ui/layout.tsx';
import { readOwn, seenOf } from './ownValues.ts';

const messages = defineMessages({
  failed: { id: 'ownBusiness.imageFailed', defaultMessage: 'The image could not be removed' },
});

const uploading = graphql`
  mutation OwnImageUploadMutation($input: EditOwnImageInput!) {
    editOwnImage(input: $input) {
      ... on EditOwnImagePayload {
        provider {
          version
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const removal = graphql`
  mutation OwnImageMutation($input: DeleteOwnImageInput!) {
    deleteOwnImage(input: $input) {
      provider {
        version
      }
    }
  }
`;

/** The picture of the viewer's business: the pending one if there is one, otherwise the public one. */
export function OwnImage({ provider, isDirty }: { provider: OwnImage_provider$key; isDirty: boolean }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const data = useFragment(
    graphql`
      fragment OwnImage_provider on Provider {
        businessName
        ...ownValues_provider
        ownership @required(action: THROW) {
          image {
            url: path
          }
          draft {
            image {
              url: path
              srcSet
            }
          }
        }
      }
    `,
    provider,
  );
  const { draft, image: stored } = data.ownership;
  const { image } = draft;
  const seen = seenOf(readOwn(data).version);
  const send = async (file: File, onProgress: (part: number) => void) => {
    await upload<OwnImageUploadMutation>(
      uploading,
      { input: { ...seen, image: null } },
      { files: new Map([['variables.input.image', file]]), signal: new AbortController().signal, onProgress },
    );
    await revalidate();
  };
  const [isPending, remove] = useSending({ otherwise: messages.failed }, async () => {
    await commit<OwnImageMutation>(removal, { input: seen });
    await revalidate();
  });
  return (
    <FormPart title={<FormattedMessage id="page.image" />}>
      {image ? (
        <div data-wide="" className={css.image}>
          <img
            src={image.url}
            srcSet={image.srcSet}
            sizes="18rem"
            alt={intl.formatMessage({ id: 'page.imageOf' }, { name: data.businessName })}
          />
          {image.url !== stored?.url && (
            <Chip tone="warning">
              <FormattedMessage id="business.waiting" />
            </Chip>
          )}
          <Button variant="outline" isPending={isPending} isDisabled={isDirty} onPress={remove}>
            <FormattedMessage id="ownBusiness.removeImage" defaultMessage="Remove image" />
          </Button>
        </div>
      ) : (
        <Text data-wide="" note>
          <FormattedMessage
            id="ownBusiness.noImage"
            defaultMessage="A photo of your trucks or your logo makes your business easier to recognize."
          />
        </Text>
      )}
      {isDirty ? (
        <Text data-wide="" note>
          <FormattedMessage
            id="ownBusiness.imageLater"
            defaultMessage="Save your changes first. Then you can change the image."
          />
        </Text>
      ) : (
        <div data-wide="">
          <UploadImage isReplacing={image !== null && image !== undefined} onUpload={send} />
        </div>
      )}
    </FormPart>
  );
}
