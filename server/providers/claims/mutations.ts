import { builder } from '#server/graphql/builder.ts';
import { changed, done, donePayload, savedPayload } from '#server/graphql/payloads.ts';
import { mayClaim, mayDecideClaims, mayObject } from '../access.ts';
import { decideClaim } from './decideClaim.ts';
import { ProviderClaim } from './graphql.ts';
import { objectToClaim } from './objectToClaim.ts';
import { proveClaim, sendDocument, startClaim, takeBackClaim } from './startClaim.ts';

const FormerOwnersEnum = builder.enumType('FormerOwners', {
  description: 'What becomes of the present owners of a business when a claim of it takes effect.',
  values: {
    KEEP: { value: 'keep', description: 'They stay owners.' },
    MAKE_EDITORS: { value: 'makeEditors', description: 'They become editors.' },
    REMOVE: { value: 'remove', description: 'They lose access.' },
  } as const,
});

const DecideClaimInput = builder.inputType('DecideClaimInput', {
  description: 'A decision about a claim.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'The database id of the claim.' }),
    version: t.int({ required: true, description: 'The version of the claim that was looked at.' }),
    isAccepted: t.boolean({
      required: true,
      description:
        'True: it takes effect once the contacts of the listing had seven days to object. False: it is refused.',
    }),
    formerOwners: t.field({
      type: FormerOwnersEnum,
      defaultValue: 'keep',
      description: 'What becomes of the present owners, when it is accepted.',
    }),
    reason: t.string({ description: 'Plain text for the claimant, up to 2,000 characters; required for a refusal.' }),
  }),
});

const ClaimPayload = savedPayload('ClaimPayload', 'The claim as it is now.', 'providerClaim', {
  type: ProviderClaim,
  description: 'The claim.',
});
const ObjectToClaimPayload = donePayload('ObjectToClaimPayload', 'Staff decide about the claim.');

builder.mutationFields((t) => {
  const databaseId = t.arg.int({ required: true, description: "The provider's database id." });
  const claimId = t.arg.int({ required: true, description: 'The database id of the claim.' });

  return {
    startClaim: t.field({
      type: ClaimPayload,
      authScopes: mayClaim,
      description:
        'Claims a published listing: a code goes to an address of it, or of its own domain. Errors: BAD_USER_INPUT, ' +
        'NOT_FOUND, FORBIDDEN, CONFLICT (it is owned by the caller, who has claimed it, or too many), TOO_MANY_REQUESTS.',
      args: { databaseId, email: t.arg.string({ required: true, description: 'Where the code is emailed to.' }) },
      resolve: async (_, { databaseId: providerId, email }, context) => ({
        id: await startClaim(context, providerId, email),
      }),
    }),
    sendClaimDocument: t.field({
      type: ClaimPayload,
      authScopes: mayClaim,
      description:
        'Claims a published listing by a document, which only staff see. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, ' +
        'CONFLICT, TOO_LARGE, TOO_MANY_REQUESTS.',
      args: {
        databaseId,
        document: t.arg({ type: 'Upload', required: true, description: 'PDF, JPEG, PNG or WebP, at most 10 MB.' }),
      },
      resolve: async (_, { databaseId: providerId, document }, context) => ({
        id: await sendDocument(context, providerId, document),
      }),
    }),
    proveClaim: t.field({
      type: ClaimPayload,
      authScopes: mayClaim,
      description:
        'Proves a claim with the emailed code; works once. The contacts of the listing are notified and have seven days to object. Errors: ' +
        'BAD_USER_INPUT, NOT_FOUND, TOO_MANY_REQUESTS.',
      args: { claimId, code: t.arg.string({ required: true, description: 'As it was typed.' }) },
      resolve: (_, { claimId: id, code }, context) => changed(id, proveClaim(context, id, code)),
    }),
    takeBackClaim: t.field({
      type: ClaimPayload,
      authScopes: mayClaim,
      description: "Ends a claim of the caller's. Errors: NOT_FOUND.",
      args: { claimId },
      resolve: (_, { claimId: id }, context) => changed(id, takeBackClaim(context, id)),
    }),
    objectToClaim: t.field({
      type: ObjectToClaimPayload,
      authScopes: mayObject,
      description:
        'Objects to a claim, by the emailed link, once: staff decide about it then. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
      args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
      resolve: (_, { token }, context) => done(objectToClaim(context, token)),
    }),
    decideClaim: t.field({
      type: ClaimPayload,
      authScopes: mayDecideClaims,
      description:
        'Accepts or rejects a claim, and emails the claimant. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (it changed ' +
        'since, or another claim of the listing is accepted).',
      args: { input: t.arg({ type: DecideClaimInput, required: true, description: 'What is decided.' }) },
      resolve: (_, { input: { databaseId: id, formerOwners, ...input } }, context) =>
        changed(id, decideClaim(context, { claimId: id, ...input, formerOwners: formerOwners ?? 'keep' })),
    }),
  };
});
