import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changedNode, savedPayload } from '#server/graphql/payloads.ts';
import { mayClaim, mayDecideClaims, mayObject } from '../access.ts';
import { providerIdField } from '../form/providerInput.ts';
import { BusinessNamePayload } from '../record/graphql.ts';
import { decideClaim } from './decideClaim.ts';
import { ProviderClaim } from './graphql.ts';
import { objectToClaim } from './objectToClaim.ts';
import { proveClaim, sendDocument, startClaim, withdrawClaim } from './startClaim.ts';

const FormerOwnersEnum = builder.enumType('FormerOwners', {
  description: "The role of a business's current owners after a claim takes effect.",
  values: {
    KEEP: { value: 'keep', description: 'The current owners stay owners.' },
    MAKE_EDITORS: { value: 'makeEditors', description: 'The current owners become editors.' },
    REMOVE: { value: 'remove', description: 'The current owners lose access.' },
  } as const,
});

const ClaimPayload = savedPayload('ClaimPayload', 'The claim after the change.', 'providerClaim', {
  type: ProviderClaim,
  description: 'The claim.',
});

builder.mutationFields((t) => {
  const id = t.input.id({ required: true, description: 'The id of the claim.' });
  const expectedVersion = t.input.int({ required: true, description: 'The reviewed version of the claim.' });
  const DECIDED = 'Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (it has changed';
  const REASON = 'Plain text for the claimant, up to 2,000 characters.';
  return {
    startClaim: t.fieldWithInput({
      type: ClaimPayload,
      errors: {},
      authScopes: mayClaim,
      description:
        'Claims a published listing: a code is emailed to an address of the listing or of its domain. Errors: BAD_USER_INPUT, ' +
        'NOT_FOUND, FORBIDDEN, CONFLICT (the caller owns it, has claimed it, or has too many claims), TOO_MANY_REQUESTS.',
      input: {
        providerId: providerIdField(t.input),
        email: t.input.string({ required: true, description: 'The address to which the code is emailed.' }),
      },
      resolve: async (_, { input: { providerId, email } }, context) => ({
        id: await startClaim(context, databaseIdOf(providerId, 'Provider'), email),
      }),
    }),
    sendClaimDocument: t.fieldWithInput({
      type: ClaimPayload,
      errors: {},
      authScopes: mayClaim,
      description:
        'Claims a published listing with a document that only staff see. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, ' +
        'CONFLICT, TOO_LARGE, TOO_MANY_REQUESTS.',
      input: {
        providerId: providerIdField(t.input),
        document: t.input.field({
          type: 'Upload',
          required: true,
          description: 'PDF, JPEG, PNG or WebP, at most 10 MB.',
        }),
      },
      resolve: async (_, { input: { providerId, document } }, context) => ({
        id: await sendDocument(context, databaseIdOf(providerId, 'Provider'), document),
      }),
    }),
    proveClaim: t.fieldWithInput({
      type: ClaimPayload,
      errors: {},
      authScopes: mayClaim,
      description:
        'Proves a claim with the emailed code; works once. The contacts of the listing are notified and have seven days to object. Errors: ' +
        'BAD_USER_INPUT, NOT_FOUND, TOO_MANY_REQUESTS.',
      input: { id, code: t.input.string({ required: true, description: 'The code as entered.' }) },
      resolve: (_, { input }, context) =>
        changedNode('ProviderClaim', input.id, (claimId) => proveClaim(context, claimId, input.code)),
    }),
    withdrawClaim: t.fieldWithInput({
      type: ClaimPayload,
      authScopes: mayClaim,
      description: "Withdraws one of the caller's claims. Errors: NOT_FOUND.",
      input: { id },
      resolve: (_, { input }, context) =>
        changedNode('ProviderClaim', input.id, (claimId) => withdrawClaim(context, claimId)),
    }),
    objectToClaim: t.fieldWithInput({
      type: BusinessNamePayload,
      authScopes: mayObject,
      description:
        'Objects to a claim with the emailed link, which works once. Staff then decide about the claim. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
      input: { token: t.input.string({ required: true, description: 'The token in the emailed link.' }) },
      resolve: (_, { input }, context) => objectToClaim(context, input.token),
    }),
    acceptClaim: t.fieldWithInput({
      type: ClaimPayload,
      authScopes: mayDecideClaims,
      description:
        'Accepts a claim, and emails the claimant. It takes effect after seven days, in which the contacts of the listing ' +
        `can object. ${DECIDED}, or another claim of the listing is accepted).`,
      input: {
        ...{ id, expectedVersion },
        formerOwners: t.input.field({
          type: FormerOwnersEnum,
          defaultValue: 'keep',
          description: 'The role of the current owners after acceptance; null: KEEP.',
        }),
        reason: t.input.string({ description: REASON }),
      },
      resolve: (_, { input: { formerOwners, ...input } }, context) =>
        changedNode('ProviderClaim', input.id, (claimId) =>
          decideClaim(context, { ...input, claimId, formerOwners: formerOwners ?? 'keep' }),
        ),
    }),
    rejectClaim: t.fieldWithInput({
      type: ClaimPayload,
      authScopes: mayDecideClaims,
      description: `Rejects a claim, and emails the claimant. ${DECIDED}).`,
      input: { id, expectedVersion, reason: t.input.string({ required: true, description: REASON }) },
      resolve: (_, { input }, context) =>
        changedNode('ProviderClaim', input.id, (claimId) =>
          decideClaim(context, { ...input, claimId, formerOwners: null }),
        ),
    }),
  };
});
