import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImagePart_provider$key } from '#web/__generated__/ImagePart_provider.graphql.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { ApproveImageButton } from './ApproveImageButton.tsx';
import { DeleteImageButton } from './DeleteImageButton.tsx';
import css from './ImagePart.module.css';
import { UploadImage } from './UploadImage.tsx';

const title = <FormattedMessage id="bo.part.image" defaultMessage="Business image" description="Heading in a form" />;

export function ImagePart({ provider }: { provider: ImagePart_provider$key }) {
  const intl = useIntl();
  const { databaseId, businessName, image } = useFragment(
    graphql`
      fragment ImagePart_provider on Provider {
        databaseId
        businessName
        image {
          url
          approvedAt
        }
      }
    `,
    provider,
  );
  return (
    <FormPart title={title}>
      {image && (
        <div className={css.image}>
          <img
            src={image.url}
            alt={intl.formatMessage(
              {
                id: 'bo.image.alt',
                defaultMessage: 'Image of {name}',
                description: 'For screen readers: the picture of a business',
              },
              { name: businessName },
            )}
          />
          <p>
            {image.approvedAt ? (
              <Chip tone="success">
                <FormattedMessage id="bo.image.isApproved" defaultMessage="Approved" description="State of an image" />
              </Chip>
            ) : (
              <Chip tone="warning">
                <FormattedMessage
                  id="bo.image.pending"
                  defaultMessage="Pending: nobody else sees it yet"
                  description="State of an image that waits for approval"
                />
              </Chip>
            )}
          </p>
          <div className={css.actions}>
            {!image.approvedAt && <ApproveImageButton databaseId={databaseId} />}
            <DeleteImageButton databaseId={databaseId} />
          </div>
        </div>
      )}
      <UploadImage databaseId={databaseId} isReplacing={Boolean(image)} />
    </FormPart>
  );
}

/** Before there is a provider to put an image to. */
export function ImageLater() {
  return (
    <FormPart title={title}>
      <p data-wide="" className={css.later}>
        <FormattedMessage
          id="bo.image.later"
          defaultMessage="An image can be added once the provider is created."
          description="In the form for a new provider"
        />
      </p>
    </FormPart>
  );
}
