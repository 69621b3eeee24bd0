import { defineMessages } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import type { collectionValues_collection$key } from '#web/__generated__/collectionValues_collection.graphql.ts';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import type { FormErrors } from '#web/forms/useForm.ts';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';

export interface Member {
  databaseId: number;
  businessName: string;
  isPublished: boolean;
}

/** The values of the form, with the names of the server's input, so that it can report the invalid field. */
export interface CollectionValues {
  name: string;
  slug: string;
  partnerId: Choice;
  providerIds: readonly Member[];
}

const emptyCollection: CollectionValues = { name: '', slug: '', partnerId: noChoice, providerIds: [] };

const messages = defineMessages({
  name: { id: 'collection.name' },
  slug: { id: 'collection.slug' },
  partner: { id: 'collection.partner' },
});

/** Read completely, also outside of components: the form is initialized with it and compared to it. */
export function readStored(collection: collectionValues_collection$key | null | undefined): Stored<CollectionValues> {
  if (!collection) return { version: null, values: emptyCollection };
  const { slug, name, version, partner, members } = readInlineData(
    graphql`
      fragment collectionValues_collection on Collection @inline {
        slug
        name
        version
        partner {
          databaseId
          name
        }
        members(first: 2000) {
          nodes {
            databaseId: providerDatabaseId
            isPublished
            provider {
              businessName
            }
          }
        }
      }
    `,
    collection,
  );
  const partnerId = partner ? { id: String(partner.databaseId), text: partner.name } : noChoice;
  const providerIds = (members?.nodes ?? []).map(({ databaseId, isPublished, provider }) => ({
    ...{ databaseId, isPublished },
    businessName: provider?.businessName ?? '',
  }));
  return { version, values: { name, slug, partnerId, providerIds } };
}

/** The errors of the form, in the order of the fields. */
export function checkCollection({ name, slug, partnerId }: CollectionValues): FormErrors<CollectionValues> {
  return {
    name: name.trim() ? undefined : messages.name,
    slug: slug.trim() ? undefined : messages.slug,
    partnerId: partnerId.id ? undefined : messages.partner,
  };
}

export function collectionInput({ name, slug, partnerId, providerIds }: CollectionValues) {
  const ids = providerIds.map(({ databaseId }) => String(databaseId));
  return { slug: slug.trim(), collection: { name: name.trim(), partnerId: partnerId.id, providerIds: ids } };
}

/** Whether both values would be sent as the same input. */
export function isSameCollection(a: CollectionValues, b: CollectionValues): boolean {
  return JSON.stringify(collectionInput(a)) === JSON.stringify(collectionInput(b));
}
