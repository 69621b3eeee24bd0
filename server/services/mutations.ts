import { builder } from '#server/graphql/builder.ts';
import { editedVersion, versionFields } from '#server/graphql/expectedVersion.ts';
import { chosenId } from '#server/graphql/globalId.ts';
import { changedNode, savedPayload } from '#server/graphql/payloads.ts';
import { SYNONYMS } from '#shared/synonyms.ts';
import { mayEditServices } from './access.ts';
import { createService } from './createService.ts';
import { Service, ServiceFacet } from './graphql.ts';
import { ABOUT_SYNONYMS } from './parseSynonyms.ts';
import { NameTranslationInput } from './translationType.ts';
import { updateService } from './updateService.ts';

const ServiceInput = builder.inputType('ServiceInput', {
  description: 'The form of a service.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name in the language of the request. Up to 120 characters.' }),
    translations: t.field({
      type: [NameTranslationInput],
      description:
        'Names in other languages; one in the language of the request takes precedence over `name`. The name ' +
        'in an omitted language is unchanged; for a new service, it becomes `name`.',
    }),
    subcategoryId: t.id({ required: true, description: 'The id of the subcategory.' }),
    facet: t.field({
      type: ServiceFacet,
      description: 'The type of subject. Unchanged when omitted; for a new service, `WORK`.',
    }),
    synonyms: t.stringList({
      description: `${ABOUT_SYNONYMS} At most ${SYNONYMS.max}; they replace all existing ones. Unchanged when omitted.`,
    }),
  }),
});

const ServicePayload = savedPayload('ServicePayload', 'The service after the change.', 'service', {
  type: Service,
  description: 'The service that was saved.',
});

/** The form in the shape that the verbs take. */
const formOf = ({ subcategoryId, ...form }: typeof ServiceInput.$inferInput) => ({
  ...form,
  subcategoryId: chosenId(subcategoryId, 'ServiceSubcategory'),
});

builder.mutationFields((t) => ({
  createService: t.fieldWithInput({
    type: ServicePayload,
    errors: {},
    authScopes: mayEditServices,
    description: 'Creates a service that providers can offer. Errors: BAD_USER_INPUT.',
    input: { service: t.input.field({ type: ServiceInput, required: true, description: 'The complete form.' }) },
    resolve: async (_, { input: { service } }, context) => ({ id: await createService(context, formOf(service)) }),
  }),
  updateService: t.fieldWithInput({
    type: ServicePayload,
    errors: {},
    authScopes: mayEditServices,
    description:
      'Saves a service; the search index of its providers is updated shortly after. Errors: BAD_USER_INPUT, ' +
      'NOT_FOUND, CONFLICT (there is a newer version).',
    input: {
      id: t.input.id({ required: true, description: 'The id of the service.' }),
      ...versionFields(t.input),
      service: t.input.field({ type: ServiceInput, required: true, description: 'The complete form.' }),
    },
    resolve: (_, { input }, context) =>
      changedNode('Service', input.id, (id) =>
        updateService(context, { ...formOf(input.service), id, version: editedVersion(input) }),
      ),
  }),
}));
