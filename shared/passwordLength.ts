/** The length of a new password, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 128 };

export function hasPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
}
