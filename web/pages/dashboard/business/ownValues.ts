/* eslint-disable relay/unused-fields -- formTexts reads the texts by their names in PROVIDER_TEXT_NAMES. */
import { graphql, readInlineData } from 'relay-runtime';
import { formTexts, PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import type { ownValues_provider$key } from '#web/__generated__/ownValues_provider.graphql.ts';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';
import {
  branchValues,
  type ContactValues,
  type ProviderValues,
} from '#web/pages/bo/providers/provider/providerValues.ts';

/** The version that an owner has seen, as the server's mutations take it. */
export interface Seen {
  databaseId: number;
  version: number;
  editVersion: number | null;
}

/** Of a new item as of one that waits: n1, n2, … */
const itemId = (databaseId: number) => (databaseId < 0 ? `n${-databaseId}` : String(databaseId));

/**
 * The values for an owner's further editing: the public ones with the pending changes. The version is a `Seen` as JSON.
 */
export function readOwn(provider: ownValues_provider$key): Stored<ProviderValues, string> {
  const { databaseId, version, edit, draft } = readInlineData(
    graphql`
      fragment ownValues_provider on OwnProvider @inline {
        databaseId
        version
        edit {
          version
          outcome
        }
        draft {
          businessName
          commercialName
          websiteUrl
          taxTypeId
          taxNumber
          description
          address {
            databaseId
            displayName
          }
          contacts {
            databaseId
            contactType
            contactValue
          }
          providerServices {
            databaseId
            service {
              databaseId
              name
            }
            address {
              databaseId
              displayName
            }
          }
          branches {
            databaseId
            address {
              databaseId
              displayName
            }
            name
            phone
            hours
          }
        }
      }
    `,
    provider,
  );
  const seen: Seen = { databaseId, version, editVersion: edit && edit.outcome === null ? edit.version : null };
  return {
    version: JSON.stringify(seen),
    values: {
      ...formTexts(draft, PROVIDER_TEXT_NAMES),
      taxTypeId: draft.taxTypeId === null || draft.taxTypeId === undefined ? '' : String(draft.taxTypeId),
      addressId: { id: String(draft.address.databaseId), text: draft.address.displayName },
      contacts: draft.contacts.map(({ databaseId: id, contactType, contactValue }) => ({
        id: itemId(id),
        contactType: contactType as ContactValues['contactType'],
        contactValue,
      })),
      services: draft.providerServices.map(({ databaseId: id, service, address }) => ({
        id: itemId(id),
        serviceId: { id: String(service.databaseId), text: service.name },
        addressId: { id: String(address.databaseId), text: address.displayName },
      })),
      branches: draft.branches.map((branch) => branchValues(branch, itemId(branch.databaseId))),
    },
  };
}

export const seenOf = (version: string) => JSON.parse(version) as Seen;
