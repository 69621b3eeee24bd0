import { builder } from '#server/graphql/builder.ts';
import { ProviderImportField } from '../reading/fieldType.ts';
import { markedService, readField } from '../reading/targets.ts';
import type { ServiceText } from './serviceTexts.ts';

export const ProviderImportColumn = builder
  .objectRef<{ header: string; target: string | null; samples: string[] }>('ProviderImportColumn')
  .implement({
    description: 'A column of an imported file.',
    fields: (t) => ({
      header: t.exposeString('header', { description: 'As in the file; may be empty.' }),
      field: t.field({
        type: ProviderImportField,
        nullable: true,
        description: 'The field that it is read as; null when it marks a service, or is ignored.',
        resolve: ({ target }) => readField(target),
      }),
      service: t.prismaField({
        type: 'Service',
        nullable: true,
        description: 'The service that the column marks; null when it marks none.',
        resolve: (query, { target }, _, { db }) =>
          db.prisma.service.findUnique({ ...query, where: { id: markedService(target ?? '') ?? 0 } }),
      }),
      samples: t.exposeStringList('samples', { description: 'A few of its first cells that are not empty.' }),
    }),
  });

export const ProviderImportServiceText = builder.objectRef<ServiceText>('ProviderImportServiceText').implement({
  description: 'A text of the columns of services, which is matched once for all rows.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As in the file.' }),
    rowCount: t.exposeInt('rowCount', { description: 'The number of rows with it.' }),
    isMatched: t.exposeBoolean('isMatched', { description: 'It names a service, or was matched by staff.' }),
    services: t.prismaField({
      type: ['Service'],
      description: 'The services it stands for.',
      resolve: (query, { serviceIds }, _, { db }) =>
        db.prisma.service.findMany({ ...query, where: { id: { in: serviceIds } }, orderBy: { id: 'asc' } }),
    }),
    suggestedServices: t.prismaField({
      type: ['Service'],
      description: 'Likely services for a text without a match.',
      resolve: (query, { suggestedIds }, _, { db }) =>
        db.prisma.service.findMany({ ...query, where: { id: { in: suggestedIds } }, orderBy: { id: 'asc' } }),
    }),
  }),
});
