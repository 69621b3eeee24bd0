import { PRIVATE_TEXT_NAMES } from '#shared/providerForm.ts';
import { textFields } from '../texts/graphql.ts';
import { declaredField, imageField, type ProviderFields } from './formType.ts';

/** Fields of a provider for both staff and owners. */
export function privateFields(t: ProviderFields) {
  return {
    ...textFields(t, PRIVATE_TEXT_NAMES),
    declaredCredentials: declaredField(t),
    taxTypeDatabaseId: t.exposeInt('taxTypeId', { nullable: true, description: 'Null when there is none.' }),
    contactsHeldUntil: t.expose('contactsHeldUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'After a change of owner: edits of contacts, branches or website are not applied before this time. Usually null.',
    }),
    image: imageField(t),
  };
}
