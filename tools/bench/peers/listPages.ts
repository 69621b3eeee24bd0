// Requests for the same page of the list of providers, newest first, in the form that each server needs.
import type { Pool } from 'pg';
import { STAFF_ROW } from '../rawPage.ts';
import { signInStaff } from '../staffSession.ts';

export const PAGE_ROWS = 50;

/** A server with a list, and its requests. A page is identified by the number of rows before it. */
export interface Lister {
  url: string;
  page: (before: number) => Promise<ListRequest>;
  /** The content of a response, equal for all servers: ids of providers, contacts and services in order, and names. */
  read: (answer: never) => unknown[][];
}

export interface ListRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export async function send<Answer>(url: string, { path, ...request }: ListRequest): Promise<Answer> {
  const response = await fetch(url + path, request);
  const answer = (await response.json()) as Answer & { errors?: unknown };
  if (!response.ok || answer.errors) throw new Error(`${url}${path}: ${JSON.stringify(answer).slice(0, 500)}`);
  return answer;
}

interface Row {
  databaseId: number;
  businessName: string;
  moderation: { approvedBy: { displayName: string } };
  place: { name: string };
  contacts: { databaseId: number; contactValue: string }[];
  providerServices: { databaseId: number; service: { name: string }; place: { name: string } }[];
}

const OURS = `query ($first: Int!, $after: String) { providers(first: $first, after: $after) {
  edges { cursor node { ${STAFF_ROW} } } pageInfo { hasNextPage endCursor } } }`;
const OUR_CURSOR = 'query ($offset: Int!) { providers(first: 1, offset: $offset) { edges { cursor } } }';

/** The product's list for staff, over GraphQL. Creates a session in the database. */
export async function listOurs(url: string, pool: Pool): Promise<Lister> {
  const cookie = await signInStaff(pool);
  const ask = (query: string, variables: object) => post(query, variables, { cookie });
  return {
    url,
    page: async (before) =>
      ask(OURS, {
        first: PAGE_ROWS,
        after: before > 0 ? cursorOf(await send(url, ask(OUR_CURSOR, { offset: before - 1 }))) : null,
      }),
    read: (answer: { data: { providers: { edges: { node: Row }[] } } }) =>
      answer.data.providers.edges.map(({ node }) => readRow(node)),
  };
}

const THEIRS = `query ($first: Int!, $after: Cursor) { allProviders(first: $first, after: $after, orderBy: [CREATED_AT_DESC, PRIMARY_KEY_DESC]) {
  edges { cursor node { rowId businessName commercialName websiteUrl description updatedAt addressByAddressId { name }
  contactsByProviderId { nodes { rowId contactType contactValue } }
  providerServicesByProviderId { nodes { rowId serviceByServiceId { nameEn } addressByAddressId { name } } }
  approvedAt userByApprovedById { displayName } } }
  pageInfo { hasNextPage endCursor } } }`;
const THEIR_CURSOR = `query ($offset: Int!) { allProviders(first: 1, offset: $offset, orderBy: [CREATED_AT_DESC, PRIMARY_KEY_DESC]) {
  edges { cursor } } }`;

interface TheirRow {
  rowId: number;
  businessName: string;
  userByApprovedById: { displayName: string };
  addressByAddressId: { name: string };
  contactsByProviderId: { nodes: { rowId: number; contactValue: string }[] };
  providerServicesByProviderId: {
    nodes: { rowId: number; serviceByServiceId: { nameEn: string }; addressByAddressId: { name: string } }[];
  };
}

export function listPostGraphile(url: string): Lister {
  return {
    url,
    page: async (before) =>
      post(THEIRS, {
        first: PAGE_ROWS,
        after: before > 0 ? cursorOf(await send(url, post(THEIR_CURSOR, { offset: before - 1 }))) : null,
      }),
    read: (answer: { data: { allProviders: { edges: { node: TheirRow }[] } } }) =>
      answer.data.allProviders.edges.map(({ node }) => readTheirRow(node)),
  };
}

export function listRaw(url: string, pool: Pool): Lister {
  return {
    url,
    page: async (before) => {
      const { rows } = await pool.query<{ id: number; createdAt: string }>(
        'select id, created_at::text as "createdAt" from providers order by created_at desc, id desc limit 1 offset $1',
        [Math.max(0, before - 1)],
      );
      const { id, createdAt } = rows[0]!;
      const after = before > 0 ? { at: createdAt, id: String(id) } : { at: 'infinity', id: '0' };
      const asked = new URLSearchParams({ list: 'newest', first: String(PAGE_ROWS), ...after });
      return { method: 'GET', path: `/page?${asked}` };
    },
    read: (answer: RawRow[]) => answer.map(readRawRow),
  };
}

function post(query: string, variables: object, headers: Record<string, string> = {}): ListRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  };
}

function cursorOf({ data }: { data: Record<string, { edges: { cursor: string }[] }> }): string {
  return Object.values(data)[0]!.edges[0]!.cursor;
}

function readRow({ databaseId, businessName, moderation, place, contacts, providerServices }: Row): unknown[] {
  return [
    ...[databaseId, businessName, moderation.approvedBy.displayName, place.name],
    ...contacts.flatMap((contact) => [contact.databaseId, contact.contactValue]),
    ...providerServices.flatMap((item) => [item.databaseId, item.service.name, item.place.name]),
  ];
}

function readTheirRow(row: TheirRow): unknown[] {
  return readRow({
    ...{ databaseId: row.rowId, businessName: row.businessName, moderation: { approvedBy: row.userByApprovedById } },
    place: row.addressByAddressId,
    contacts: row.contactsByProviderId.nodes.map((node) => ({ ...node, databaseId: node.rowId })),
    providerServices: row.providerServicesByProviderId.nodes.map((node) => ({
      databaseId: node.rowId,
      service: { name: node.serviceByServiceId.nameEn },
      place: node.addressByAddressId,
    })),
  });
}

interface RawRow extends Pick<Row, 'databaseId' | 'businessName'> {
  approver: string;
  address: string;
  contacts: Row['contacts'] | null;
  services: { databaseId: number; service: string; address: string }[] | null;
}

function readRawRow({ approver, address, contacts, services, ...row }: RawRow): unknown[] {
  return readRow({
    ...row,
    moderation: { approvedBy: { displayName: approver } },
    place: { name: address },
    contacts: contacts ?? [],
    providerServices: (services ?? []).map(({ databaseId, service, address }) => ({
      databaseId,
      service: { name: service },
      place: { name: address },
    })),
  });
}
