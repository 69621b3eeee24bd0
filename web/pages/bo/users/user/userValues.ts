import { graphql, readInlineData } from 'relay-runtime';
import type { userValues_user$key } from '#web/__generated__/userValues_user.graphql.ts';
import { checkEmail } from '#web/forms/checks.ts';
import type { FormErrors } from '#web/forms/useForm.ts';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';

/** The values of the form, with the names of the server's input, so that it can report the invalid field. */
export interface UserValues {
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  /** A new password; empty for none. */
  password: string;
  isSuperAdmin: boolean;
  isModerator: boolean;
}

const emptyUser: UserValues = {
  email: '',
  firstName: '',
  lastName: '',
  displayName: '',
  password: '',
  isSuperAdmin: false,
  isModerator: false,
};

/** Read completely, also outside of components: the form is initialized with it and compared to it. */
export function readStored(user: userValues_user$key | null | undefined): Stored<UserValues> {
  if (!user) return { version: null, values: emptyUser };
  const { version, email, firstName, lastName, displayName, isSuperAdmin, isModerator } = readInlineData(
    graphql`
      fragment userValues_user on User @inline {
        version
        email
        firstName
        lastName
        displayName
        isSuperAdmin
        isModerator
      }
    `,
    user,
  );
  return {
    version,
    values: {
      email,
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      displayName,
      password: '',
      isSuperAdmin,
      isModerator,
    },
  };
}

/** Checks the rule of the browser's e-mail field. The server checks all other rules, and names the field. */
export function checkUser({ email }: UserValues): FormErrors<UserValues> {
  return { email: checkEmail(email) };
}

export function userInput({
  email,
  firstName,
  lastName,
  displayName,
  password,
  isSuperAdmin,
  isModerator,
}: UserValues) {
  return {
    email: email.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    displayName: displayName.trim(),
    password: password || null,
    isSuperAdmin,
    isModerator,
  };
}

/** Whether both values would be sent as the same input. */
export function isSameUser(a: UserValues, b: UserValues): boolean {
  return JSON.stringify(userInput(a)) === JSON.stringify(userInput(b));
}
