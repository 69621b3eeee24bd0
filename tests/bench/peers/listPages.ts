// The same page of the list of providers, newest first, as each server is asked for it.
import type { Pool } from 'pg';
import { signInStaff } from '../staffSession.ts';

export const PAGE_ROWS = 50;

/** A server that lists, and how to ask it. A place in the list is how many rows stand before it. */
export interface Lister {
  url: string;
  page: (before: number) => Promise<ListRequest>;
  /** What an answer has, to be the same everywhere: ids of providers, contacts and services in order, and names. */
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
  approver: { displayName: string };
  address: { name: string };
  contacts: { databaseId: number; contactValue: string }[];
  providerServices: { databaseId: number; service: { databaseId: number } }[];
}

const OURS = `query ($first: Int!, $after: String) { providers(first: $first, after: $after) { edges { cursor node {
  databaseId businessName commercialName taxNumber approvedAt approver { displayName } address { databaseId name }
  contacts { databaseId contactType contactValue updatedAt }
  providerServices { databaseId updatedAt service { databaseId name } } } } pageInfo { hasNextPage endCursor } } }`;
const OUR_CURSOR = 'query ($offset: Int!) { providers(first: 1, offset: $offset) { edges { cursor } } }';

/** The product's list for staff, over GraphQL. Signs somebody in, in the database. */
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
  edges { cursor node { rowId businessName commercialName taxNumber approvedAt userByApprovedById { displayName }
  addressByAddressId { rowId name } contactsByProviderId { nodes { rowId contactType contactValue updatedAt } }
  providerServicesByProviderId { nodes { rowId updatedAt serviceByServiceId { rowId nameEn } } } } }
  pageInfo { hasNextPage endCursor } } }`;
const THEIR_CURSOR = `query ($offset: Int!) { allProviders(first: 1, offset: $offset, orderBy: [CREATED_AT_DESC, PRIMARY_KEY_DESC]) {
  edges { cursor } } }`;

interface TheirRow {
  rowId: number;
  businessName: string;
  userByApprovedById: { displayName: string };
  addressByAddressId: { name: string };
  contactsByProviderId: { nodes: { rowId: number; contactValue: string }[] };
  providerServicesByProviderId: { nodes: { rowId: number; serviceByServiceId: { rowId: number } }[] };
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
      const after: Record<string, string> = before > 0 ? { createdAt, id: String(id) } : {};
      return { method: 'GET', path: `/?${new URLSearchParams({ first: String(PAGE_ROWS), ...after })}` };
    },
    read: (answer: Row[]) => answer.map(readRow),
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

function readRow({ databaseId, businessName, approver, address, contacts, providerServices }: Row): unknown[] {
  return [
    ...[databaseId, businessName, approver.displayName, address.name],
    ...contacts.flatMap((one) => [one.databaseId, one.contactValue]),
    ...providerServices.flatMap((one) => [one.databaseId, one.service.databaseId]),
  ];
}

function readTheirRow(row: TheirRow): unknown[] {
  return readRow({
    ...{ databaseId: row.rowId, businessName: row.businessName, approver: row.userByApprovedById },
    address: row.addressByAddressId,
    contacts: row.contactsByProviderId.nodes.map((one) => ({ ...one, databaseId: one.rowId })),
    providerServices: row.providerServicesByProviderId.nodes.map((one) => ({
      databaseId: one.rowId,
      service: { databaseId: one.serviceByServiceId.rowId },
    })),
  });
}
