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
      header: t.exposeString('header', { description: 'The header as in the file; may be empty.' }),
      field: t.field({
        type: ProviderImportField,
        nullable: true,
        description: 'The field to which the column is mapped; null when the column marks a service or is ignored.',
        resolve: ({ target }) => readField(target),
      }),
      service: t.prismaField({
        type: 'Service',
        nullable: true,
        description: 'The service that the column marks; null for other columns.',
        resolve: (query, { target }, _, { db }) =>
          db.prisma.service.findUnique({ ...query, where: { id: markedService(target ?? '') ?? 0 } }),
      }),
      samples: t.exposeStringList('samples', {
        description: `The first cells that are not empty, at most ${SAMPLES}.`,
      }),
    }),
  });

export const ProviderImportServiceText = builder.objectRef<ServiceText>('ProviderImportServiceText').implement({
  description: 'A text in the service columns, matched once for all rows.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text as in the file.' }),
    rowCount: t.exposeInt('rowCount', { description: 'The number of rows with the text.' }),
    isMatched: t.exposeBoolean('isMatched', {
      description: 'Whether the text is the name of a service or was matched by staff.',
    }),
    services: t.prismaField({
      type: ['Service'],
      description: `The services that the text names, at most ${MOST.services}.`,
      resolve: (query, { serviceIds }, _, { db }) =>
        db.prisma.service.findMany({ ...query, where: { id: { in: serviceIds } }, orderBy: { id: 'asc' } }),
    }),
    suggestedServices: t.prismaField({
      type: ['Service'],
      description: `Likely services for an unmatched text, at most ${MOST_SUGGESTED}.`,
      resolve: (query, { suggestedIds }, _, { db }) =>
        db.prisma.service.findMany({ ...query, where: { id: { in: suggestedIds } }, orderBy: { id: 'asc' } }),
    }),
  }),
});
