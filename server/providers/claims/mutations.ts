import { builder } from '#server/graphql/builder.ts';
import { changed, done, donePayload, savedPayload } from '#server/graphql/payloads.ts';
import { mayClaim, mayDecideClaims, mayObject } from '../access.ts';
import { decideClaim } from './decideClaim.ts';
import { ProviderClaim } from './graphql.ts';
import { objectToClaim } from './objectToClaim.ts';
import { proveClaim, sendDocument, startClaim, takeBackClaim } from './startClaim.ts';

const FormerOwnersEnum = builder.enumType('FormerOwners', {
  description: "The role of a business's current owners after a claim takes effect.",
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
    version: t.int({ required: true, description: 'The reviewed version of the claim.' }),
    isAccepted: t.boolean({
      required: true,
      description:
        'True: it takes effect after seven days, in which the contacts of the listing can object. False: it is rejected.',
    }),
    formerOwners: t.field({
      type: FormerOwnersEnum,
      defaultValue: 'keep',
      description: 'The role of the current owners after acceptance.',
    }),
    reason: t.string({ description: 'Plain text for the claimant, up to 2,000 characters; required for a rejection.' }),
  }),
});

const ClaimPayload = savedPayload('ClaimPayload', 'The claim after the change.', 'providerClaim', {
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
        'Claims a published listing: a code is emailed to an address of the listing or of its domain. Errors: BAD_USER_INPUT, ' +
        'NOT_FOUND, FORBIDDEN, CONFLICT (the caller owns it, has claimed it, or has too many claims), TOO_MANY_REQUESTS.',
      args: { databaseId, email: t.arg.string({ required: true, description: 'The address to email the code to.' }) },
      resolve: async (_, { databaseId: providerId, email }, context) => ({
        id: await startClaim(context, providerId, email),
      }),
    }),
    sendClaimDocument: t.field({
      type: ClaimPayload,
      authScopes: mayClaim,
      description:
        'Claims a published listing with a document that only staff see. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, ' +
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
      args: { claimId, code: t.arg.string({ required: true, description: 'As entered.' }) },
      resolve: (_, { claimId: id, code }, context) => changed(id, proveClaim(context, id, code)),
    }),
    takeBackClaim: t.field({
      type: ClaimPayload,
      authScopes: mayClaim,
      description: "Withdraws one of the caller's claims. Errors: NOT_FOUND.",
      args: { claimId },
      resolve: (_, { claimId: id }, context) => changed(id, takeBackClaim(context, id)),
    }),
    objectToClaim: t.field({
      type: ObjectToClaimPayload,
      authScopes: mayObject,
      description:
        'Objects to a claim with the emailed link, which works once. Staff decide then. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
      args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
      resolve: (_, { token }, context) => done(objectToClaim(context, token)),
    }),
    decideClaim: t.field({
      type: ClaimPayload,
      authScopes: mayDecideClaims,
      description:
        'Accepts or rejects a claim, and emails the claimant. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (it has changed, or another claim of the listing is accepted).',
      args: { input: t.arg({ type: DecideClaimInput, required: true, description: 'The decision.' }) },
      resolve: (_, { input: { databaseId: id, formerOwners, ...input } }, context) =>
        changed(id, decideClaim(context, { claimId: id, ...input, formerOwners: formerOwners ?? 'keep' })),
    }),
  };
});
