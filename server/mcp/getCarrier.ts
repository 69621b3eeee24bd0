import * as z from 'zod';
import { NotFound } from '#server/platform/errors.ts';
import { tool } from './answer.ts';
import {
  type Carrier,
  CREDENTIAL,
  type Credential,
  carrierShape,
  credentialOf,
  credentialShape,
  ENTRY,
  emailsOf,
  entryOf,
  LANE,
  type Lane,
  laneOf,
  laneShape,
  namesOf,
  phoneShape,
  phonesOf,
  rolesOf,
  untrustedShape,
} from './carrier.ts';

interface Data {
  provider:
    | (Carrier & {
        status: string;
        description: string;
        credentials: Credential[];
        lanes: Lane[];
        providerServices: { service: { name: string }; place: { displayName: string }; updatedAt: string }[];
        branches: {
          place: { displayName: string };
          name: string | null;
          phone: string | null;
          hours: string | null;
          updatedAt: string;
        }[];
      })
    | null;
}

export const getCarrier = tool<Data>()({
  name: 'get_carrier',
  title: 'Get a carrier',
  description:
    'Returns the published entry of one carrier: contacts, services with their places, lanes and branches, ' +
    "each with the date of its last change. A text that ends in … was truncated; the carrier's page has the " +
    'whole text.',
  input: {
    id: z
      .int()
      .positive()
      .max(2 ** 31 - 1)
      .describe('The `id` of a carrier in a previous answer.'),
  },
  output: {
    ...carrierShape,
    roles: z.array(z.string()).describe('The roles that the carrier declares.'),
    phones: z.array(phoneShape),
    services: z.array(z.object({ name: z.string(), place: z.string(), updatedAt: z.iso.datetime() })),
    credentials: z
      .array(credentialShape)
      .describe(
        'Numbers found in public registers, active and in the name of the carrier. An empty list proves nothing.',
      ),
    lanes: z.array(laneShape),
    branches: z.array(
      z.object({
        place: z.string(),
        phone: z.string().nullable(),
        hours: z.string().nullable().describe('The opening hours in local time, in the format of OpenStreetMap.'),
        updatedAt: z.iso.datetime(),
      }),
    ),
    untrusted: untrustedShape,
  },
  operation: `query McpGetCarrier($id: ID!) {
    provider(id: $id) {
      ${ENTRY} status commercialName websiteUrl description roles
      contacts { contactType contactValue updatedAt }
      credentials { ${CREDENTIAL} }
      lanes { ${LANE} }
      providerServices { service { name } place { displayName } updatedAt }
      branches { place { displayName } name phone hours updatedAt }
    }
  }`,
  variables: ({ id }) => ({ id: String(id) }),
  answer: ({ provider }, _, context) => {
    if (provider?.status !== 'APPROVED') throw new NotFound('provider.notFound');
    const { contacts, credentials, lanes, providerServices, branches, roles, description, websiteUrl } = provider;
    return {
      ...entryOf(provider, context),
      roles: rolesOf(roles, context),
      phones: phonesOf(contacts),
      services: providerServices.map(({ service, place, updatedAt }) => ({
        name: service.name,
        place: place.displayName,
        updatedAt,
      })),
      credentials: credentials.map(credentialOf),
      lanes: lanes.map((lane) => laneOf(lane, context)),
      branches: branches.map(({ place, phone, hours, updatedAt }) => ({
        place: place.displayName,
        phone,
        hours,
        updatedAt,
      })),
      untrusted: namesOf(provider, {
        description,
        website: websiteUrl,
        emails: emailsOf(contacts).slice(0, 5),
        branchNames: branches.flatMap(({ name }) => name ?? []).slice(0, 3),
      }),
    };
  },
});
