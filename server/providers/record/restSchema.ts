import * as z from 'zod';
import { Contact, contactType } from '#server/contacts/restSchema.ts';
import { Credential, credentialsForm, DeclaredCredential } from '#server/credentials/restSchema.ts';
import { Lane, lanesForm, roles, rolesForm } from '#server/lanes/restSchema.ts';
import { chosenId, id, text, timestamp, upload, version } from '#server/rest/schema.ts';
import { OfferedService } from '#server/services/restSchema.ts';
import {
  BRANCH_TEXTS,
  MOST,
  PROVIDER_TEXT_NAMES,
  PROVIDER_TEXTS,
  type ProviderText,
  type TextRule,
} from '#shared/providerForm.ts';
import { Branch } from '../branches/restSchema.ts';
import { status } from '../list/restSchema.ts';
import { PROVIDER_SORTS } from '../list/sorts.ts';

/** The texts of a provider in responses. In GraphQL, the private ones are below one of its fields. */
export function texts<Name extends ProviderText>(
  names: readonly Name[],
  within?: 'moderation' | 'ownership',
): Record<Name, z.ZodType> {
  const one = (name: Name) => {
    const { about, blank, example, isPrivate }: TextRule = PROVIDER_TEXTS[name];
    const found = text(about, {
      ...(example && { examples: [example] }),
      ...(isPrivate && { graphql: `${within}.${name}` }),
    });
    return [name, blank === null ? found.nullable() : found];
  };
  return Object.fromEntries(names.map(one)) as Record<Name, z.ZodType>;
}

export function textForm(rules: Record<string, TextRule>): Record<string, z.ZodType> {
  const one = ({ about, max, required, example }: TextRule) => {
    const found = text(about, example ? { examples: [example] } : {}).max(max);
    return required ? found.min(1) : found.nullable().optional();
  };
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, one(rule)]));
}

export const whereAndWhat = {
  addressesId: id('The city of the provider.', 3838583).meta({ graphql: 'place.databaseId' }),
  address: z.object({ displayName: text('The name with region and country.') }),
  contacts: z.array(Contact),
  providerServices: z.array(OfferedService),
  branches: z.array(Branch),
  roles,
  lanes: z.array(Lane),
  credentials: z.array(Credential).meta({
    description: 'The credentials found at public registers. An empty list is not evidence against a provider.',
  }),
};

/** The declared credentials, for staff and owners: see `texts`. */
export const declaredCredentials = (within: 'moderation' | 'ownership') =>
  z.array(DeclaredCredential).meta({
    description: 'The credentials in the form, checked or not.',
    graphql: `${within}.declaredCredentials`,
  });

const approver = {
  approvedBy: id('The id of the user who approved the provider.')
    .nullable()
    .meta({ graphql: 'moderation.approvedBy.databaseId' }),
  approver: z.object({ displayName: z.string() }).nullable().meta({ graphql: 'moderation.approvedBy' }),
};

const approvedAt = timestamp(
  'The time of the approval; null before. The provider is public while its status is `approved`.',
).nullable();

export const ProviderRow = z
  .object({
    id: id(),
    ...texts(['businessName', 'commercialName', 'taxNumber'], 'moderation'),
    status,
    approvedAt,
    createdAt: timestamp(),
    updatedAt: timestamp(),
    ...approver,
  })
  .meta({ title: 'ProviderRow', description: 'A provider in a list.' });

export const Provider = z
  .object({
    id: id(),
    ...texts(PROVIDER_TEXT_NAMES, 'moderation'),
    status,
    approvedAt,
    rejectedAt: timestamp('The time at which the provider was sent back or rejected; null otherwise.')
      .nullable()
      .meta({ graphql: 'moderation.returnedAt' }),
    image: z
      .object({
        id: id(),
        url: text('The path of the image on this site.', { format: 'uri-reference', graphql: 'path' }),
        approvedAt: timestamp(
          'The time of the approval; null while the image is pending, and only staff see it.',
        ).nullable(),
      })
      .nullable()
      .meta({ graphql: 'moderation.image' }),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    version: version(),
    ...approver,
    taxTypesId: id().nullable().meta({ graphql: 'moderation.taxTypeDatabaseId' }),
    ...whereAndWhat,
    declaredCredentials: declaredCredentials('moderation'),
    address: z.object({ id: id(), displayName: text('The name with region and country.') }),
    users: z
      .array(
        z.object({
          id: id().meta({ graphql: 'userDatabaseId' }),
          displayName: text(),
          email: text(),
        }),
      )
      .meta({
        description: 'The owners and editors of the provider. Empty for moderators.',
        graphql: 'moderation.people',
      }),
  })
  .meta({ title: 'Provider', description: 'A provider with all its data.' });

const itemId = z.union([z.int(), z.string()]).optional().meta({
  description:
    'The id of a stored item. An item without an id, or with one that begins with `n`, is created. Stored items that are missing from the list are deleted.',
});

const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(200).meta({ description: 'The complete list.' });

export const ProviderForm = z
  .object({
    ...textForm(PROVIDER_TEXTS),
    taxTypesId: z
      .int()
      .min(1)
      .nullable()
      .optional()
      .meta({ description: 'The id of the tax type: see `/api/tax-types`.', graphql: 'taxTypeId' }),
    addressesId: chosenId("The provider's city: see `/api/address`.", 3838583).meta({ graphql: 'placeId' }),
    contacts: list(
      z.object({
        id: itemId,
        contactType,
        contactValue: text(
          "An email address or a phone number. A number without a country code is read as a number of the country of the provider's city.",
          { examples: ['cargas@andes.example'] },
        ).max(254),
      }),
    ).optional(),
    providerServices: list(
      z.object({
        id: itemId,
        servicesId: chosenId('The id of the service: see `/api/services`.', 29).meta({ graphql: 'serviceId' }),
        addressesId: chosenId('The place where the service is offered: see `/api/address`.', 3838583).meta({
          graphql: 'placeId',
        }),
      }),
    )
      .min(1)
      .meta({ graphql: 'services' }),
    branches: z
      .array(
        z.object({
          id: itemId,
          addressesId: chosenId('The place of the branch: see `/api/address`.', 3838583).meta({ graphql: 'placeId' }),
          ...textForm(BRANCH_TEXTS),
        }),
      )
      .max(MOST.branches)
      .nullable()
      .optional()
      .meta({ description: 'The complete list. If null or omitted, the branches are unchanged.' }),
    roles: rolesForm,
    lanes: lanesForm(itemId),
    declaredCredentials: credentialsForm(itemId),
  })
  .meta({ title: 'ProviderForm', description: 'The complete form of a provider.' });

export const VersionedProviderForm = z
  .object({
    ...ProviderForm.shape,
    version: z.int().min(1).nullable().optional().meta({
      description:
        'The edited version. If the stored version is newer, the response is 409. Without it, the last save wins.',
    }),
  })
  .meta({
    title: 'VersionedProviderForm',
    description: 'The complete form of a provider, and the edited version.',
  });

export const ImageForm = z.object({ image: upload('The image file: JPEG, PNG or WebP, at most 10 MB.') });

export const search = text('Only providers with all these words in their names, tax number or applicant email.');

export const SORTS: readonly string[] = PROVIDER_SORTS;
