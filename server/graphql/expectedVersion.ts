import type { builder } from './builder.ts';

type Fields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>;

/** The input fields of a mutation that saves something with a version. */
export const versionFields = (t: Fields) => ({
  expectedVersion: t.int({
    required: true,
    description:
      'The `version` that was edited. When there is a newer one, the error is CONFLICT with the reason NEWER_VERSION.',
  }),
  ...forceField(t),
});

/** That of `versionFields` for a mutation whose `expectedVersion` is null for something new. */
export const forceField = (t: Fields) => ({
  force: t.boolean({
    description: 'True: applies to whichever version is stored; `expectedVersion` is ignored. Null counts as false.',
  }),
});

/** The version that must be the stored one; null: any. */
export const editedVersion = (input: { expectedVersion: number; force?: boolean | null }): number | null =>
  input.force ? null : input.expectedVersion;
