import { builder } from '#server/graphql/builder.ts';
import { MOST } from '#shared/providerForm.ts';
import { ProviderImportField } from '../reading/fieldType.ts';
import { SAMPLES } from '../reading/mapping.ts';
import { markedService, readField } from '../reading/targets.ts';
import { MOST_SUGGESTED, type ServiceText } from './serviceTexts.ts';

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
      samples: t.exposeStringList('samples', {
        description: `The first of its cells that are not empty, at most ${SAMPLES}.`,
      }),
    }),
  });

export const ProviderImportServiceText = builder.objectRef<ServiceText>('ProviderImportServiceText').implement({
  description: 'A text from the service columns, matched once for all rows.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As in the file.' }),
    rowCount: t.exposeInt('rowCount', { description: 'The number of rows with it.' }),
    isMatched: t.exposeBoolean('isMatched', { description: 'It names a service, or was matched by staff.' }),
    services: t.prismaField({
      type: ['Service'],
      description: `The services it names, at most ${MOST.services}.`,
      resolve: (query, { serviceIds }, _, { db }) =>
        db.prisma.service.findMany({ ...query, where: { id: { in: serviceIds } }, orderBy: { id: 'asc' } }),
    }),
    suggestedServices: t.prismaField({
      type: ['Service'],
      description: `Likely services for a text without a match, at most ${MOST_SUGGESTED}.`,
      resolve: (query, { suggestedIds }, _, { db }) =>
        db.prisma.service.findMany({ ...query, where: { id: { in: suggestedIds } }, orderBy: { id: 'asc' } }),
    }),
  }),
});
