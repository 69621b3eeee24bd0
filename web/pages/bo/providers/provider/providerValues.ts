/* eslint-disable relay/unused-fields -- formTexts reads the texts by their names in PROVIDER_TEXT_NAMES. */
import { graphql, readInlineData } from 'relay-runtime';
import { formTexts, PROVIDER_TEXT_NAMES, type ProviderText } from '#shared/providerForm.ts';
import type { providerValues_provider$key } from '#web/__generated__/providerValues_provider.graphql.ts';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';
import { type HoursLine, readLines } from './hoursLines.ts';

type ContactKind = 'EMAIL' | 'WHATSAPP' | 'MOBILE_PHONE' | 'LAND_PHONE';

export interface ContactValues {
  /** The database id; a new item's is n1, n2, … */
  id: string;
  contactType: ContactKind | '';
  contactValue: string;
  /** The number as it was typed, when its country had to be guessed. */
  typedValue?: string | null;
}

export interface ServiceValues {
  id: string;
  serviceId: Choice;
  addressId: Choice;
}

export interface BranchValues {
  id: string;
  addressId: Choice;
  name: string;
  phone: string;
  hours: readonly HoursLine[];
}

/** The values of the form. The names are those of the server's input, by which its errors name the field. */
export interface ProviderValues extends Record<ProviderText, string> {
  /** Empty for none. */
  taxTypeId: string;
  addressId: Choice;
  contacts: readonly ContactValues[];
  services: readonly ServiceValues[];
  branches: readonly BranchValues[];
}

export const emptyProvider: ProviderValues = {
  ...formTexts(null, PROVIDER_TEXT_NAMES),
  taxTypeId: '',
  addressId: noChoice,
  contacts: [],
  services: [],
  branches: [],
};

interface StoredBranch {
  readonly address: { readonly databaseId: number; readonly displayName: string };
  readonly name?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly hours?: string | null | undefined;
}

export function branchValues({ address, name, phone, hours }: StoredBranch, id: string): BranchValues {
  return {
    id,
    addressId: { id: String(address.databaseId), text: address.displayName },
    name: name ?? '',
    phone: phone ?? '',
    hours: readLines(hours),
  };
}

/** Read completely, also outside of a component: a form begins with these values, and is compared to them. */
export function readStored(provider: providerValues_provider$key | null | undefined): Stored<ProviderValues> {
  if (!provider) return { version: null, values: emptyProvider };
  const data = readInlineData(
    graphql`
      fragment providerValues_provider on Provider @inline {
        version
        businessName
        commercialName
        websiteUrl
        taxType {
          databaseId
        }
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
          typedValue
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
    `,
    provider,
  );
  return {
    version: data.version,
    values: {
      ...formTexts(data, PROVIDER_TEXT_NAMES),
      taxTypeId: data.taxType ? String(data.taxType.databaseId) : '',
      addressId: { id: String(data.address.databaseId), text: data.address.displayName },
      contacts: data.contacts.map(({ databaseId, contactType, contactValue, typedValue }) => ({
        id: String(databaseId),
        contactType: contactType as ContactKind,
        contactValue,
        typedValue,
      })),
      services: data.providerServices.map(({ databaseId, service, address }) => ({
        id: String(databaseId),
        serviceId: { id: String(service.databaseId), text: service.name },
        addressId: { id: String(address.databaseId), text: address.displayName },
      })),
      branches: data.branches.map((branch) => branchValues(branch, String(branch.databaseId))),
    },
  };
}
