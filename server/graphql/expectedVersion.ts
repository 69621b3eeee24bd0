import type { builder } from './builder.ts';

type Fields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>;

/** The input fields of a mutation that saves an object with a version. */
export const versionFields = (t: Fields) => ({
  expectedVersion: t.int({
    required: true,
    description:
      'The `version` that was edited. If a newer version is stored, the error is CONFLICT with the reason ' +
      'NEWER_VERSION.',
  }),
  ...forceField(t),
});

/** The field `force` of `versionFields`, for a mutation that creates an object when `expectedVersion` is null. */
export const forceField = (t: Fields) => ({
  force: t.boolean({
    description:
      'Whether to apply the change to any stored version and ignore `expectedVersion`. Null counts as false.',
  }),
});

/** The version that must be stored; null for any version. */
export const editedVersion = (input: { expectedVersion: number; force?: boolean | null }): number | null =>
  input.force ? null : input.expectedVersion;
