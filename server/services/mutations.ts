import { builder } from '#server/graphql/builder.ts';
import { mayEditServices } from './access.ts';
import { createService } from './createService.ts';
import { Service } from './graphql.ts';
import { updateService } from './updateService.ts';

const IN_LANGUAGE = 'Left out: as it is. Blank, or left out of a new service: as `name`.';

const ServiceInput = builder.inputType('ServiceInput', {
  description: 'A service as its form has it.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'In the language of the request. Up to 120 characters.' }),
    nameEn: t.string({ description: `In English, before \`name\`. ${IN_LANGUAGE}` }),
    nameEs: t.string({ description: `In Spanish, before \`name\`. ${IN_LANGUAGE}` }),
    namePt: t.string({ description: `In Portuguese, before \`name\`. ${IN_LANGUAGE}` }),
    subcategoryId: t.int({ description: 'The database id of the subcategory. Required.' }),
  }),
});

const ServicePayload = builder.objectRef<{ id: number }>('ServicePayload').implement({
  description: 'The service as it is now.',
  fields: (t) => ({
    service: t.prismaField({
      type: Service,
      description: 'The service that was saved.',
      resolve: (query, { id }, _, { db }) => db.prisma.service.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationFields((t) => ({
  createService: t.field({
    type: ServicePayload,
    authScopes: mayEditServices,
    description: 'A service that providers can offer from now on. Errors: BAD_USER_INPUT.',
    args: { input: t.arg({ type: ServiceInput, required: true, description: 'The whole form.' }) },
    resolve: async (_, { input }, context) => ({ id: await createService(context, input) }),
  }),
  updateService: t.field({
    type: ServicePayload,
    authScopes: mayEditServices,
    description:
      'Saves a service; the search for providers that offer it follows in a moment. Errors: BAD_USER_INPUT, NOT_FOUND, ' +
      'CONFLICT (somebody saved a newer version).',
    args: {
      databaseId: t.arg.int({ required: true, description: "The service's database id." }),
      version: t.arg.int({ description: 'The version that was edited; without it the last save wins.' }),
      input: t.arg({ type: ServiceInput, required: true, description: 'The whole form.' }),
    },
    resolve: async (_, { databaseId: id, version, input }, context) => {
      await updateService(context, { ...input, id, version });
      return { id };
    },
  }),
}));
