import type { ProviderCredential } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { CREDENTIAL_KIND_NAMES, CREDENTIAL_KINDS, type CredentialKindName, dayText } from '#shared/credentials.ts';
import { keyOf, type Proof, unitsOf } from './proofs.ts';

/** The GraphQL enum names of lower-case values. */
const valuesOf = <Name extends string>(names: readonly Name[], about: (name: Name) => string) =>
  Object.fromEntries(
    names.map((name) => [name.toUpperCase(), { value: name, description: about(name) }]),
  ) as unknown as Record<string, { value: Name; description: string }>;

export const CredentialKind = builder.enumType('CredentialKind', {
  description: 'A public register of transport businesses.',
  values: valuesOf(CREDENTIAL_KIND_NAMES, (kind) => {
    const { name, issuer, country } = CREDENTIAL_KINDS[kind];
    return `${name}, kept by ${issuer} (${country}).`;
  }),
});

export const CheckedBy = builder.enumType('CredentialCheckedBy', {
  description: 'The source of a check of a credential.',
  values: {
    STAFF: { value: 'staff', description: 'Staff saw the credential in the register.' },
    FILE: { value: 'file', description: 'The credential is in a file that the register published.' },
  } as const,
});

export const CheckResultEnum = builder.enumType('CredentialCheckResult', {
  description: 'The result of checking a credential at its register.',
  values: {
    MATCH: { value: 'match', description: 'The credential is active and in the name of the business.' },
    OTHER_NAME: { value: 'other_name', description: 'The credential is in another name or region.' },
    INACTIVE: { value: 'inactive', description: 'The credential is not active.' },
    NOT_FOUND: { value: 'not_found', description: 'The register does not contain the credential.' },
  } as const,
});

type Check = Pick<Proof, 'by' | 'source' | 'sourceDate' | 'at'>;

const CredentialCheck = builder.objectRef<Check>('CredentialCheck').implement({
  description:
    'The comparison of a credential with its register, with its result, source and date. It is not an approval.',
  fields: (t) => ({
    by: t.expose('by', { type: CheckedBy, description: 'The source of the comparison: staff or a file.' }),
    source: t.exposeString('source', {
      description: 'The place where the number was seen, such as the name of a register.',
    }),
    sourceDate: t.expose('sourceDate', {
      type: 'Date',
      description: 'The date of the file, or the day on which staff saw the credential.',
    }),
    result: t.field({
      type: CheckResultEnum,
      description: 'The result of the check.',
      resolve: () => 'match' as const,
    }),
    at: t.expose('at', { type: 'DateTime', description: 'The time at which the check was recorded on this site.' }),
  }),
});

export const Credential = builder.objectRef<Proof>('Credential').implement({
  description:
    'A registration number that was found in its register, active and in the name of the business. It is ' +
    'shown until `expiresAt`.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CredentialKind, description: 'The register.' }),
    number: t.exposeString('number', { description: 'The number without spaces, dots and hyphens.' }),
    validUntil: t.expose('validUntil', {
      type: 'Date',
      nullable: true,
      description: 'The last day on which the credential is valid, as the business declares; null when it has no end.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description:
        'The time from which the credential is no longer shown, unless a later check finds it again: after ' +
        '`validUntil`, or a year after `lastCheck.sourceDate`, whichever is earlier, in the time zone of the ' +
        'business.',
      resolve: ({ endsAt }) => new Date(endsAt),
    }),
    name: t.string({ description: 'The name of the register.', resolve: ({ kind }) => CREDENTIAL_KINDS[kind].name }),
    lookUpUrl: t.field({
      type: 'URL',
      description: 'The URL at which everyone can look the number up.',
      resolve: ({ kind, number }) => CREDENTIAL_KINDS[kind].lookUp(number),
    }),
    units: t.int({
      nullable: true,
      description:
        'The number of vehicles in the file of the register; null when the file has no number or was not the source.',
      resolve: (proof, _, context) => (proof.by === 'file' ? unitsOf(context, keyOf(proof)) : null),
    }),
    lastCheck: t.field({
      type: CredentialCheck,
      description: 'The last check of the credential.',
      resolve: (proof) => proof,
    }),
  }),
});

type Declared = Pick<ProviderCredential, 'id' | 'kind' | 'number' | 'validUntil'>;

export const kindField = {
  type: CredentialKind,
  description: 'The register.',
  resolve: ({ kind }: Pick<Declared, 'kind'>) => kind as CredentialKindName,
};

export const validUntilField = {
  type: 'Date' as const,
  nullable: true as const,
  description: 'The last day on which the credential is valid; null when it has no end.',
  resolve: ({ validUntil }: Pick<Declared, 'validUntil'>) => validUntil && dayText(validUntil),
};

export const DeclaredCredential = builder.objectRef<Declared>('DeclaredCredential').implement({
  description: 'A registration number that a business declares, whether or not it has been checked.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    kind: t.field(kindField),
    number: t.exposeString('number', { description: 'The number without spaces, dots and hyphens.' }),
    validUntil: t.field(validUntilField),
  }),
});
