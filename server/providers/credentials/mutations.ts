import { CheckResultEnum, CredentialKind } from '#server/credentials/credentialType.ts';
import { builder } from '#server/graphql/builder.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { mayEditOwnProviders, mayModerate } from '../access.ts';
import { providerIdField } from '../form/providerInput.ts';
import { ProviderPayload } from '../record/graphql.ts';
import { checkCredential } from './checkCredential.ts';
import { uploadDocument } from './uploadDocument.ts';

builder.mutationFields((t) => {
  const named = {
    providerId: providerIdField(t.input),
    kind: t.input.field({ type: CredentialKind, required: true, description: 'The register.' }),
    number: t.input.string({ required: true, description: 'The number that the provider declares.' }),
  };
  return {
    checkCredential: t.fieldWithInput({
      type: ProviderPayload,
      errors: {},
      authScopes: mayModerate,
      description:
        'Records the result of a check by staff of a declared credential at its register. A match is public ' +
        'until the credential ends, at most a year. Errors: BAD_USER_INPUT, NOT_FOUND.',
      input: {
        ...named,
        result: t.input.field({ type: CheckResultEnum, required: true, description: 'The result of the check.' }),
        sourceDate: t.input.field({ type: 'Date', required: true, description: 'The day of the check.' }),
        source: t.input.string({
          description: 'The name of the source, up to 200 characters; null: the register of the kind.',
        }),
        seenName: t.input.string({
          description: 'The name found in the register; required unless the number is missing or inactive there.',
        }),
      },
      resolve: (_, { input: { providerId, ...input } }, context) =>
        changedNode('Provider', providerId, (id) => checkCredential(context, { ...input, providerId: id })),
    }),
    uploadCredentialDocument: t.fieldWithInput({
      type: ProviderPayload,
      errors: {},
      authScopes: mayEditOwnProviders,
      description:
        'Sends a document about a credential that your own provider, or its pending edit, declares. Only ' +
        'staff see the document. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, TOO_LARGE, TOO_MANY_REQUESTS.',
      input: {
        ...named,
        document: t.input.field({
          type: 'Upload',
          required: true,
          description: 'PDF, JPEG, PNG or WebP, at most 10 MB.',
        }),
      },
      resolve: (_, { input: { providerId, kind, number, document } }, context) =>
        changedNode('Provider', providerId, (id) =>
          uploadDocument(context, { providerId: id, kind, number }, document),
        ),
    }),
  };
});
