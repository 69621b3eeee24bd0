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
    isSuperAdmin: z.boolean().meta({ description: 'Whether the whole back office is open to them.' }),
    isModerator: z.boolean().meta({ description: 'Whether they moderate providers.' }),
    localAuth: z.boolean().meta({ description: 'Whether they have a password here.' }),
  })
  .meta({ title: 'Person', description: 'Who is signed in.' });

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
  .meta({ title: 'UserRow', description: 'A person in a list.' });

export const User = z
  .object({ ...UserRow.shape, version: version() })
  .meta({ title: 'User', description: 'A person, as super admins see them.' });

const newEmail = email.meta({ description: 'A new one takes effect when the link is used that is mailed to it.' });
const name = z.string().max(120).nullable().optional();
const optional = (description: string) => text(description).nullable().optional();

export const UserForm = z
  .object({
    email: newEmail,
    firstName: name,
    lastName: name,
    displayName: name.meta({ description: 'Blank: made of what else is known.' }),
    password: z.string().max(128).nullable().optional().meta({
      description: '8 to 128 characters. Blank: as it is; a new account is then invited by mail to set one.',
    }),
    // what is no boolean is refused by the schema
    isSuperAdmin: z.boolean().nullable().optional().meta({ description: 'Left out: as it is; a new account is none.' }),
    isModerator: z.boolean().nullable().optional().meta({ description: 'Left out: as it is; a new account is none.' }),
  })
  .meta({ title: 'UserForm', description: 'The form of a person.' });

export const VersionedUserForm = z
  .object({
    ...UserForm.shape,
    version: z.int().nullable().optional().meta({
      description: 'A newer one is refused with 409. Without it the last save wins.',
    }),
  })
  .meta({ title: 'VersionedUserForm', description: 'The form of a person, and the version that was edited.' });

export const ProfileForm = z
  .object({
    displayName,
    email: newEmail,
    currentPassword: optional('Needed for a new e-mail or password, if `localAuth`.'),
    password: z.string().max(128).nullable().optional().meta({
      description: 'The new one, 8 to 128 characters; blank keeps the old one.',
    }),
    passwordConfirm: optional('The new one again.'),
  })
  .meta({ title: 'ProfileForm', description: 'The whole profile.' });
