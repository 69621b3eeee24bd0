import { builder } from '#server/graphql/builder.ts';
import { mayEditServices } from './access.ts';
import { createService } from './createService.ts';
import { Service } from './graphql.ts';
import { ABOUT_SYNONYMS } from './parseSynonyms.ts';
import { updateService } from './updateService.ts';

const IN_LANGUAGE = 'Unchanged when omitted. Blank, or omitted for a new service: equal to `name`.';

const ServiceInput = builder.inputType('ServiceInput', {
  description: 'The form of a service.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'In the language of the request. Up to 120 characters.' }),
    nameEn: t.string({ description: `In English; overrides \`name\`. ${IN_LANGUAGE}` }),
    nameEs: t.string({ description: `In Spanish; overrides \`name\`. ${IN_LANGUAGE}` }),
    namePt: t.string({ description: `In Portuguese; overrides \`name\`. ${IN_LANGUAGE}` }),
    subcategoryId: t.int({ description: 'The database id of the subcategory. Required.' }),
    synonyms: t.stringList({ description: `${ABOUT_SYNONYMS} Replaces all of them; unchanged when omitted.` }),
  }),
});

const ServicePayload = builder.objectRef<{ id: number }>('ServicePayload').implement({
  description: 'The service after the change.',
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
    description: 'Creates a service that providers can offer. Errors: BAD_USER_INPUT.',
    args: { input: t.arg({ type: ServiceInput, required: true, description: 'The complete form.' }) },
    resolve: async (_, { input }, context) => ({ id: await createService(context, input) }),
  }),
  updateService: t.field({
    type: ServicePayload,
    authScopes: mayEditServices,
    description:
      'Saves a service; the search index of its providers is updated shortly after. Errors: BAD_USER_INPUT, NOT_FOUND, ' +
      'CONFLICT (there is a newer version).',
    args: {
      databaseId: t.arg.int({ required: true, description: "The service's database id." }),
      version: t.arg.int({ description: 'The edited version; if omitted, the last save wins.' }),
      input: t.arg({ type: ServiceInput, required: true, description: 'The complete form.' }),
    },
    resolve: async (_, { databaseId: id, version, input }, context) => {
      await updateService(context, { ...input, id, version });
      return { id };
    },
  }),
}));
