import { Contact } from '#server/contacts/contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { BusinessRole, Lane } from '#server/lanes/laneType.ts';
import { Address } from '#server/places/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import { Branch } from '../branches/graphql.ts';
import { textFields } from '../texts/graphql.ts';

/** The fields that the form edits, under one name for the web. The types have the resolvers. */
export const EditableProvider = builder.interfaceRef<object>('EditableProvider').implement({
  description: 'The fields of a provider that staff and owners edit.',
  fields: (t) => ({
    ...textFields(t, PROVIDER_TEXT_NAMES),
    taxTypeId: t.int({ nullable: true, description: 'Database id; null when there is none.' }),
    address: t.field({ type: Address, description: 'The city of the provider.' }),
    contacts: t.field({ type: [Contact], complexity: { multiplier: 3 }, description: 'Ways to reach it.' }),
    providerServices: t.field({
      type: [ProviderService],
      complexity: { multiplier: 3 },
      description: 'Its services and their places.',
    }),
    branches: t.field({ type: [Branch], complexity: { multiplier: 3 }, description: 'Its sites.' }),
    roles: t.field({ type: [BusinessRole], description: 'Its roles in a transport, as declared by itself.' }),
    lanes: t.field({ type: [Lane], complexity: { multiplier: 3 }, description: 'The routes that it drives.' }),
  }),
});
