import { RECENT_MS } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { User } from '../user/graphql.ts';

const Passkey = builder.prismaObject('Passkey', {
  description: 'A passkey of a user, without its key. Visible to the user and super admins only.',
  fields: (t) => ({
    id: t.id({
      description: 'The id for `deletePasskey`, not for `node`.',
      resolve: ({ id }) => writeGlobalId('Passkey', id),
    }),
    databaseId: t.exposeInt('id', { description: 'The database id.' }),
    name: t.exposeString('name', { description: 'The name given by the user.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which the passkey was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last use; null when never used.',
    }),
  }),
});

const AccountHold = builder.enumType('AccountHold', {
  description: 'A step that a super admin must complete before working as staff.',
  values: {
    PROVE_EMAIL: { value: 'proveEmail', description: 'Verify the email with the emailed link.' },
    REPLACE_PASSWORD: { value: 'replacePassword', description: 'Replace the password that the server generated.' },
    SET_UP_SECOND_FACTOR: {
      value: 'setUpSecondFactor',
      description: 'Set up a second factor, or sign in with it.',
    },
  } as const,
});

builder.prismaObjectFields(User, (t) => ({
  hold: t.field({
    type: AccountHold,
    nullable: true,
    description:
      'The next step that the signed-in super admin must complete before acting as staff; null for other ' +
      'users and when there is no such step.',
    resolve: ({ id }, _, { viewer }) => (id === viewer?.id ? viewer.hold : null),
  }),
  provedUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'The time until which the proof of the signed-in user is valid for operations that require it; null for ' +
      'other users and without a valid proof.',
    resolve: ({ id }, _, { viewer }) => {
      if (id !== viewer?.id) return null;
      const until = new Date(viewer.provedAt.getTime() + RECENT_MS);
      return until > new Date() ? until : null;
    },
  }),
  passkeys: t.relation('passkeys', {
    type: Passkey,
    description: 'The passkeys of the user, oldest first; at most 20.',
    complexity: { multiplier: 5 },
    query: { take: 20, orderBy: { id: 'asc' } },
  }),
  hasAuthenticatorApp: t.boolean({
    description: 'Whether the user has a confirmed authenticator app (TOTP).',
    complexity: 10,
    resolve: async ({ id: userId }, _, { db }) =>
      (await db.prisma.totp.count({ where: { userId, confirmedAt: { not: null } } })) > 0,
  }),
  recoveryCodesLeft: t.int({
    description: 'The number of unused recovery codes.',
    complexity: 10,
    resolve: ({ id: userId }, _, { db }) => db.prisma.recoveryCode.count({ where: { userId } }),
  }),
}));

/** A QR code of the secret of an authenticator app. */
export const QrCode = builder.objectRef<{ size: number; path: string }>('QrCode').implement({
  description: 'A QR code as an SVG path.',
  fields: (t) => ({
    size: t.exposeInt('size', { description: 'The length of each side in modules, including the quiet zone.' }),
    path: t.exposeString('path', { description: 'The dark modules, as an SVG path.' }),
  }),
});
