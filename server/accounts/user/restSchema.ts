import { flag, id, named, orNull, record, text, whole } from '#server/rest/schema.ts';

const email = text(undefined, { examples: ['ana@andes.example'] });

export const Person = named(
  'Person',
  'The signed-in user.',
  record({
    id: id(),
    displayName: text(),
    email,
    imageUrl: orNull(text()),
    isSuperAdmin: flag('Whether the user has access to the back office.'),
    localAuth: flag('Whether the account has a password.'),
  }),
);

const rowFields = {
  id: id(),
  email,
  firstName: orNull(text()),
  lastName: orNull(text()),
  displayName: text(),
  isSuperAdmin: flag(),
};

export const UserRow = named('UserRow', 'A user in a list.', record(rowFields));

export const User = named(
  'User',
  'A user, as shown to super admins.',
  record({ ...rowFields, version: whole('Increases with each save; send it with the next one.', { minimum: 1 }) }),
);

const name = orNull(text(undefined, { maxLength: 120 }));
const formFields = {
  email: text('A new address takes effect when its mailed link is used.', {
    format: 'email',
    examples: ['ana@andes.example'],
  }),
  firstName: name,
  lastName: name,
  displayName: orNull(text('Blank: derived from the other fields.', { maxLength: 120 })),
  password: orNull(
    text('8 to 128 characters. Blank: unchanged; for a new account, its user is invited by mail to set one.', {
      maxLength: 128,
    }),
  ),
  isSuperAdmin: orNull(flag('Omitted: unchanged; false for a new account.')),
};
const optional = ['firstName', 'lastName', 'displayName', 'password', 'isSuperAdmin'];

export const UserForm = named('UserForm', 'The form of a user.', record(formFields, optional));

export const VersionedUserForm = named(
  'VersionedUserForm',
  'The form of a user, and the edited version.',
  record(
    {
      ...formFields,
      version: orNull(whole('The edited version: 409 when the stored one is newer. Omitted: overwrite.')),
    },
    [...optional, 'version'],
  ),
);

export const ProfileForm = named(
  'ProfileForm',
  'The complete profile.',
  record(
    {
      displayName: text(undefined, { minLength: 1, maxLength: 120, examples: ['Ana Pérez'] }),
      email: formFields.email,
      currentPassword: orNull(text('Required for a new e-mail or password, if `localAuth`.')),
      password: orNull(text('The new password, 8 to 128 characters; blank: unchanged.', { maxLength: 128 })),
      passwordConfirm: orNull(text('The new password again.')),
    },
    ['currentPassword', 'password', 'passwordConfirm'],
  ),
);
