/* eslint-disable relay/unused-fields -- formTexts reads the texts by their names in PROVIDER_TEXT_NAMES. */
import { graphql, readInlineData } from 'relay-runtime';
import type { CredentialKindName } from '#shared/credentials.ts';
import { formTexts, PROVIDER_TEXT_NAMES, type ProviderText } from '#shared/providerForm.ts';
import type { providerValues_form$key } from '#web/__generated__/providerValues_form.graphql.ts';
import type { providerValues_provider$key } from '#web/__generated__/providerValues_provider.graphql.ts';
import type { RhythmName, RoleName } from '#web/businesses/laneMessages.ts';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';
import { type HoursLine, readLines } from './hoursLines.ts';

export type ContactKind = 'EMAIL' | 'WHATSAPP' | 'MOBILE_PHONE' | 'LAND_PHONE';

export interface ContactValues {
  /** The database id; n1, n2, … for a new item. */
  id: string;
  contactType: ContactKind | '';
  contactValue: string;
  /** The number as entered, if its country had to be guessed. */
  typedValue?: string | null;
}

interface ServiceValues {
  id: string;
  serviceId: Choice;
  placeId: Choice;
}

interface BranchValues {
  id: string;
  placeId: Choice;
  name: string;
  phone: string;
  hours: readonly HoursLine[];
}

export interface LaneValues {
  id: string;
  fromId: Choice;
  toId: Choice;
  bothWays: boolean;
  serviceId: Choice;
  rhythm: RhythmName;
}

export type KindName = Uppercase<CredentialKindName>;

interface CredentialValues {
  id: string;
  kind: KindName;
  number: string;
  /** The last valid date; empty for no end. */
  validUntil: string;
}

/** The values of the form. The names are those of the server's input, which its errors use. */
export interface ProviderValues extends Record<ProviderText, string> {
  /** The id of the tax type; empty for none. */
  taxTypeId: string;
  placeId: Choice;
  contacts: readonly ContactValues[];
  services: readonly ServiceValues[];
  branches: readonly BranchValues[];
  roles: readonly RoleName[];
  lanes: readonly LaneValues[];
  credentials: readonly CredentialValues[];
}

export const emptyProvider: ProviderValues = {
  ...formTexts(null, PROVIDER_TEXT_NAMES),
  taxTypeId: '',
  placeId: noChoice,
  contacts: [],
  services: [],
  branches: [],
  roles: [],
  lanes: [],
  credentials: [],
};

/** The id of a new or pending item: n1, n2, … */
const itemId = (databaseId: number) => (databaseId < 0 ? `n${-databaseId}` : String(databaseId));

/** Read completely, also outside of components: the form is initialized with it and compared to it. */
export function readValues(provider: providerValues_form$key): ProviderValues {
  const data = readInlineData(
    graphql`
      fragment providerValues_form on ProviderForm @inline {
        businessName
        commercialName
        websiteUrl
        taxTypeDatabaseId
        taxNumber
        description
        place {
          databaseId
          displayName
        }
        contacts {
          databaseId
          contactType
          displayValue
        }
        providerServices {
          databaseId
          service {
            databaseId
            name
          }
          place {
            databaseId
            displayName
          }
        }
        branches {
          databaseId
          place {
            databaseId
            displayName
          }
          name
          phone
          hours
        }
        roles
        lanes {
          databaseId
          from {
            databaseId
            displayName
          }
          to {
            databaseId
            displayName
          }
          bothWays
          service {
            databaseId
            name
          }
          rhythm
        }
        credentials {
          databaseId
          kind
          number
          validUntil
        }
      }
    `,
    provider,
  );
  const choiceOf = (place: { databaseId: number; displayName: string }): Choice => ({
    id: String(place.databaseId),
    text: place.displayName,
  });
  return {
    ...formTexts(data, PROVIDER_TEXT_NAMES),
    taxTypeId: String(data.taxTypeDatabaseId ?? ''),
    placeId: choiceOf(data.place),
    contacts: data.contacts.map(({ databaseId, contactType, displayValue }) => ({
      id: itemId(databaseId),
      contactType: contactType as ContactKind,
      contactValue: displayValue,
    })),
    services: data.providerServices.map(({ databaseId, service, place }) => ({
      id: itemId(databaseId),
      serviceId: { id: String(service.databaseId), text: service.name },
      placeId: choiceOf(place),
    })),
    branches: data.branches.map(({ databaseId, place, name, phone, hours }) => ({
      id: itemId(databaseId),
      placeId: choiceOf(place),
      name: name ?? '',
      phone: phone ?? '',
      hours: readLines(hours),
    })),
    roles: data.roles as readonly RoleName[],
    lanes: data.lanes.map(({ databaseId, from, to, bothWays, service, rhythm }) => ({
      id: itemId(databaseId),
      fromId: choiceOf(from),
      toId: choiceOf(to),
      bothWays,
      serviceId: service ? { id: String(service.databaseId), text: service.name } : noChoice,
      rhythm: rhythm as RhythmName,
    })),
    credentials: data.credentials.map(({ databaseId, kind, number, validUntil }) => ({
      id: itemId(databaseId),
      kind: kind as KindName,
      number,
      validUntil: validUntil ?? '',
    })),
  };
}

/** The stored values of the fields that staff edit, with the numbers as entered. */
export function readStored(provider: providerValues_provider$key | null | undefined): Stored<ProviderValues> {
  if (!provider) return { version: null, values: emptyProvider };
  const data = readInlineData(
    graphql`
      fragment providerValues_provider on Provider @inline {
        version
        moderation {
          form {
            contacts {
              typedValue
            }
            ...providerValues_form
          }
        }
      }
    `,
    provider,
  );
  const { form } = data.moderation!;
  const values = readValues(form);
  const contacts = values.contacts.map((contact, at) => ({ ...contact, ...form.contacts[at] }));
  return { version: data.version, values: { ...values, contacts } };
}
