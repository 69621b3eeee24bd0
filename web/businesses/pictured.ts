import { graphql, readInlineData } from 'relay-runtime';
import { sceneOf } from '#shared/scenes.ts';
import type { pictured_image$key } from '#web/__generated__/pictured_image.graphql.ts';
import type { pictured_service$key } from '#web/__generated__/pictured_service.graphql.ts';

/** The picture of a provider; null for none. */
function readImage(imageKey: pictured_image$key | null | undefined) {
  const image = readInlineData(
    graphql`
      fragment pictured_image on PublicImage @inline {
        url: path
        srcSet
      }
    `,
    imageKey,
  );
  return image ? { url: image.url, srcSet: image.srcSet } : null;
}

/** The picture of a provider, and the scene of the displayed service, whose variant depends on the provider's id. */
export function readPictured(
  imageKey: pictured_image$key | null | undefined,
  serviceKey: pictured_service$key | null | undefined,
  providerId: number,
) {
  const service = readInlineData(
    graphql`
      fragment pictured_service on ProviderService @inline {
        categoryId: categoryDatabaseId
        subcategoryId: subcategoryDatabaseId
        service {
          databaseId
        }
      }
    `,
    serviceKey,
  );
  return {
    image: readImage(imageKey),
    scene: sceneOf(
      service && {
        categoryId: service.categoryId,
        subcategoryId: service.subcategoryId,
        serviceId: service.service.databaseId,
      },
      providerId,
    ),
  };
}
