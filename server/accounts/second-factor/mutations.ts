import { forgetScopes } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { mayChangeUsers, mayManageOwnAccount, mayManageOwnAccountNow } from '../access.ts';
import { User, UserPayload, ViewerPayload } from '../user/graphql.ts';
import { confirmTotp, removeTotp, replaceRecoveryCodes, startTotp } from './authenticator.ts';
import { QrCode } from './graphql.ts';
import { addPasskey, deletePasskey, startPasskey } from './passkeys.ts';
import { proveAgain, startProof } from './proveAgain.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';

/** Resolves the payload after the change, with the changed rights of the caller. */
async function afterwards<Result extends object>(context: Context, change: Promise<Result>): Promise<Result> {
  const result = await change;
  forgetScopes(context);
  return result;
}

export const PasskeyOptionsPayload = builder.objectRef<{ options: object }>('PasskeyOptionsPayload').implement({
  description: 'Options for an authenticator, valid for five minutes.',
  fields: (t) => ({
    options: t.expose('options', {
      type: 'JSON',
      description: 'Options for `navigator.credentials`, in the JSON of WebAuthn Level 3.',
    }),
  }),
});

const StartTotpPayload = builder.objectRef<Awaited<ReturnType<typeof startTotp>>>('StartTotpPayload').implement({
  description:
    'The secret of a new app. It is returned only once, and takes effect when `confirmTotp` receives a code of ' +
    'the app.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'The secret in base32, for typing.' }),
    uri: t.exposeString('uri', { description: 'The secret as an `otpauth` URI.' }),
    qrCode: t.field({
      type: QrCode,
      description: 'The QR code of the URI, for scanning.',
      resolve: ({ qrCode }) => qrCode,
    }),
  }),
});

const FactorPayload = builder.objectRef<{ recoveryCodes: string[] | null }>('SecondFactorPayload').implement({
  description: 'The account after a change of its second factors.',
  fields: (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', {
      nullable: true,
      description:
        'New recovery codes, at most 10, each valid once. They are returned only once. Null when no codes ' +
        'were generated.',
    }),
    viewer: t.prismaField({
      type: User,
      description: 'The account of the caller.',
      resolve: (query, _, __, { db, viewer }) =>
        db.prisma.user.findUniqueOrThrow({ ...query, where: { id: viewer!.id } }),
    }),
  }),
});

const NOW = 'PROOF_REQUIRED';

builder.mutationFields((t) => ({
  startPasskey: t.field({
    type: PasskeyOptionsPayload,
    authScopes: mayManageOwnAccountNow,
    description: `Starts adding a passkey to your account. Errors: CONFLICT (20 passkeys), ${NOW}.`,
    resolve: async (_, __, context) => ({ options: await startPasskey(context) }),
  }),
  addPasskey: t.fieldWithInput({
    type: FactorPayload,
    errors: {},
    authScopes: mayManageOwnAccountNow,
    description: `Adds a passkey to your account. Errors: BAD_USER_INPUT, CONFLICT (the passkey was already added), ${NOW}.`,
    input: {
      name: t.input.string({ required: true, description: 'A name given by the user, up to 100 characters.' }),
      response: t.input.field({
        type: 'JSON',
        required: true,
        description: 'The RegistrationResponseJSON of the authenticator.',
      }),
    },
    resolve: (_, { input }, context) => afterwards(context, addPasskey(context, input)),
  }),
  deletePasskey: t.fieldWithInput({
    type: ViewerPayload,
    authScopes: mayManageOwnAccountNow,
    description: `Removes one of your passkeys. Errors: NOT_FOUND, ${NOW}.`,
    input: { id: t.input.id({ required: true, description: 'The id of the passkey.' }) },
    resolve: (_, { input }, context) => changedNode('Passkey', input.id, (id) => deletePasskey(context, id)),
  }),
  startTotp: t.field({
    type: StartTotpPayload,
    authScopes: mayManageOwnAccountNow,
    description: `Starts adding an authenticator app to your account. Errors: CONFLICT (the account has an app), ${NOW}.`,
    resolve: (_, __, context) => startTotp(context),
  }),
  confirmTotp: t.fieldWithInput({
    type: FactorPayload,
    errors: {},
    authScopes: mayManageOwnAccountNow,
    description: `Turns the authenticator app on with its first code. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS, ${NOW}.`,
    input: { code: t.input.string({ required: true, description: 'The six digits shown by the app.' }) },
    resolve: (_, { input }, context) =>
      afterwards(
        context,
        confirmTotp(context, input.code).then((recoveryCodes) => ({ recoveryCodes })),
      ),
  }),
  removeTotp: t.field({
    type: ViewerPayload,
    authScopes: mayManageOwnAccountNow,
    description: `Removes your authenticator app. Errors: NOT_FOUND (your account has no app), ${NOW}.`,
    resolve: (_, __, context) => removeTotp(context).then(() => ({})),
  }),
  replaceRecoveryCodes: t.field({
    type: FactorPayload,
    authScopes: mayManageOwnAccountNow,
    description: `Generates ten new recovery codes; the previous ones become invalid. Errors: CONFLICT (no factor), ${NOW}.`,
    resolve: async (_, __, context) => ({ recoveryCodes: await replaceRecoveryCodes(context) }),
  }),
  startProof: t.field({
    type: PasskeyOptionsPayload,
    authScopes: mayManageOwnAccount,
    description: 'Returns the options for a proof with a passkey, which `proveAgain` completes.',
    resolve: async (_, __, context) => ({ options: await startProof(context) }),
  }),
  proveAgain: t.fieldWithInput({
    type: ViewerPayload,
    errors: {},
    authScopes: mayManageOwnAccount,
    description:
      'Proves again that you own the account: for the next ten minutes, operations do not return ' +
      'PROOF_REQUIRED. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    typeOptions: {
      description: 'The proof. If the account has a second factor, it must be `code` or `passkey`.',
      isOneOf: true,
    },
    input: {
      currentPassword: t.input.string({ description: 'The password; only for an account without a second factor.' }),
      code: t.input.string({ description: 'A code of the authenticator app, or a recovery code.' }),
      passkey: t.input.field({
        type: 'JSON',
        description: 'The AuthenticationResponseJSON that the authenticator created from the options of `startProof`.',
      }),
    },
    resolve: (_, { input }, context) =>
      afterwards(
        context,
        proveAgain(context, input).then(() => ({})),
      ),
  }),
  removeSecondFactor: t.fieldWithInput({
    type: UserPayload,
    authScopes: mayChangeUsers,
    description:
      'For a user who has lost them: removes all second factors, ends the sessions and notifies the user by email. ' +
      'Errors: ' +
      `BAD_USER_INPUT (your own account), NOT_FOUND, ${NOW}.`,
    input: { userId: t.input.id({ required: true, description: 'The id of the user.' }) },
    resolve: (_, { input }, context) => changedNode('User', input.userId, (id) => removeSecondFactor(context, id)),
  }),
}));
