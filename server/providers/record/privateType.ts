import { urlOf } from '#server/files/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { PRIVATE_TEXT_NAMES } from '#shared/providerForm.ts';
import { textFields } from '../texts/graphql.ts';
import { declaredField, type ProviderFields } from './formType.ts';

const ProviderImage = builder.prismaObject('ProviderImage', {
  description: 'The picture of a business. Only staff and its owner see it before it and its provider are approved.',
  // always as `readField` expects it
  include: { file: true },
  fields: (t) => ({
    databaseId: t.exposeInt('fileId', { description: 'The database id of the image. A new image has a new one.' }),
    url: t.field({
      type: 'URL',
      description: 'The URL of the widest one, on this site.',
      resolve: ({ file }) => urlOf(file, file.widths.at(-1)!),
    }),
    thumbnailUrl: t.field({
      type: 'URL',
      description: 'The URL of the narrowest one, on this site: at most 160 pixels wide.',
      resolve: ({ file }) => urlOf(file, file.widths[0]!),
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while it is pending.',
    }),
  }),
});

/** Fields of a provider for both staff and owners. */
export function privateFields(t: ProviderFields) {
  return {
    ...textFields(t, PRIVATE_TEXT_NAMES),
    declaredCredentials: declaredField(t),
    taxTypeDatabaseId: t.exposeInt('taxTypeId', { nullable: true, description: 'Null when there is none.' }),
    contactsHeldUntil: t.expose('contactsHeldUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'After a change of owner: edits of contacts, branches or website are not applied before this time. Usually null.',
    }),
    image: t.relation('image', {
      type: ProviderImage,
      nullable: true,
      description: 'Its image, approved or not; null when there is none.',
    }),
  };
}
