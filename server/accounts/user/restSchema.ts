import { flag, id, named, orNull, record, text, whole } from '#server/rest/schema.ts';

const email = text(undefined, { examples: ['ana@andes.example'] });

export const Person = named(
  'Person',
  'Who is signed in.',
  record({
    id: id(),
    displayName: text(),
    email,
    imageUrl: orNull(text()),
    isSuperAdmin: flag('Whether the back office is open to them.'),
    localAuth: flag('Whether they have a password here.'),
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

export const UserRow = named('UserRow', 'A person in a list.', record(rowFields));

export const User = named(
  'User',
  'A person, as super admins see them.',
  record({ ...rowFields, version: whole('Grows with each save; sent back with the next one.', { minimum: 1 }) }),
);

const name = orNull(text(undefined, { maxLength: 120 }));
const formFields = {
  email: text('A new one takes effect when the link is used that is mailed to it.', {
    format: 'email',
    examples: ['ana@andes.example'],
  }),
  firstName: name,
  lastName: name,
  displayName: orNull(text('Blank: made of what else is known.', { maxLength: 120 })),
  password: orNull(
    text('8 to 128 characters. Blank: as it is; a new account is then invited by mail to set one.', { maxLength: 128 }),
  ),
  isSuperAdmin: orNull(flag('Left out: as it is; a new account is none.')),
};
const optional = ['firstName', 'lastName', 'displayName', 'password', 'isSuperAdmin'];

export const UserForm = named('UserForm', 'The form of a person.', record(formFields, optional));

export const VersionedUserForm = named(
  'VersionedUserForm',
  'The form of a person, and the version that was edited.',
  record({ ...formFields, version: orNull(whole('A newer one is refused with 409. Without it the last save wins.')) }, [
    ...optional,
    'version',
  ]),
);

export const ProfileForm = named(
  'ProfileForm',
  'The whole profile.',
  record(
    {
      displayName: text(undefined, { minLength: 1, maxLength: 120, examples: ['Ana Pérez'] }),
      email: formFields.email,
      currentPassword: orNull(text('Needed for a new e-mail or password, if `localAuth`.')),
      password: orNull(text('The new one, 8 to 128 characters; blank keeps the old one.', { maxLength: 128 })),
      passwordConfirm: orNull(text('The new one again.')),
    },
    ['currentPassword', 'password', 'passwordConfirm'],
  ),
);
