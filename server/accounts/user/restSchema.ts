import * as z from 'zod';
import { id, text, version } from '#server/rest/schema.ts';

export const email = text(undefined, { format: 'email', examples: ['ana@andes.example'] });
export const displayName = text(undefined, { examples: ['Ana Pérez'] })
  .min(1)
  .max(120);

const shownEmail = text(undefined, { examples: ['ana@andes.example'] });

export const Person = z
  .object({
    id: id(),
    displayName: z.string(),
    email: shownEmail,
    imageUrl: z.string().nullable(),
    isSuperAdmin: z.boolean().meta({ description: 'Whether the user can use the whole back office.' }),
    isModerator: z.boolean().meta({ description: 'Whether the user moderates providers.' }),
    localAuth: z.boolean().meta({ description: 'Whether the user has a password.' }),
  })
  .meta({ title: 'Person', description: 'The signed-in user.' });

export const UserRow = z
  .object({
    id: id(),
    email: shownEmail,
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    displayName: z.string(),
    isSuperAdmin: z.boolean(),
    isModerator: z.boolean(),
  })
  .meta({ title: 'UserRow', description: 'A user in a list.' });

export const User = z
  .object({ ...UserRow.shape, version: version() })
  .meta({ title: 'User', description: 'A user as shown to super admins.' });

const newEmail = email.meta({
  description: 'The email. A new address takes effect when the link emailed to it is used.',
});
const name = z.string().max(120).nullable().optional();
const optional = (description: string) => text(description).nullable().optional();

export const UserForm = z
  .object({
    email: newEmail,
    firstName: name,
    lastName: name,
    displayName: name.meta({ description: 'The display name. If blank, it is derived from the other fields.' }),
    password: z
      .string()
      .max(128)
      .nullable()
      .optional()
      .meta({
        description:
          'The password, 8 to 128 characters. Blank keeps the current password; the user of a new account is ' +
          'invited by email to set one.',
      }),
    // The schema rejects any other type.
    isSuperAdmin: z.boolean().nullable().optional().meta({
      description: 'Whether the user is a super admin. If omitted, it is unchanged, or false for a new account.',
    }),
    isModerator: z.boolean().nullable().optional().meta({
      description: 'Whether the user is a moderator. If omitted, it is unchanged, or false for a new account.',
    }),
  })
  .meta({ title: 'UserForm', description: 'The form of a user.' });

export const VersionedUserForm = z
  .object({
    ...UserForm.shape,
    version: z
      .int()
      .nullable()
      .optional()
      .meta({
        description:
          'The edited version. If the stored version is newer, the response is 409. Without a version, the last ' +
          'save wins.',
      }),
  })
  .meta({ title: 'VersionedUserForm', description: 'The form of a user, and the edited version.' });

export const ProfileForm = z
  .object({
    displayName,
    email: newEmail,
    currentPassword: optional('The current password; required for a new email or password if `localAuth` is true.'),
    password: z.string().max(128).nullable().optional().meta({
      description: 'The new password, 8 to 128 characters. Blank keeps the current password.',
    }),
    passwordConfirm: optional('The new password again.'),
  })
  .meta({ title: 'ProfileForm', description: 'The complete form of the profile.' });
