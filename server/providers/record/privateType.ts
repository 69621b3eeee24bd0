import { PRIVATE_TEXT_NAMES } from '#shared/providerForm.ts';
import { textFields } from '../texts/graphql.ts';
import { declaredField, imageField, type ProviderFields } from './formType.ts';

/** Fields of a provider for both staff and owners. */
export function privateFields(t: ProviderFields) {
  return {
    ...textFields(t, PRIVATE_TEXT_NAMES),
    declaredCredentials: declaredField(t),
    taxTypeDatabaseId: t.exposeInt('taxTypeId', {
      nullable: true,
      description: 'The id of the tax type; null when there is none.',
    }),
    contactsHeldUntil: t.expose('contactsHeldUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time before which edits of contacts, branches or website are not applied, after a change of owner. Usually null.',
    }),
    image: imageField(t),
  };
}
