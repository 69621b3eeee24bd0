import type { PrismaObjectRef } from '@pothos/plugin-prisma';
import type { PrismaClient } from '#server/generated/prisma/client.ts';
import { builder } from './builder.ts';
import { databaseIdOf, writeGlobalId } from './globalId.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
// biome-ignore lint/suspicious/noExplicitAny: a reference to any Prisma model
type RowType = PrismaObjectRef<Types, any, any>;
interface Rows {
  findUnique: (query: object) => Promise<never>;
  findUniqueOrThrow: (query: object) => Promise<never>;
}
type Model =
  | 'accessToken'
  | 'collection'
  | 'partner'
  | 'provider'
  | 'providerClaim'
  | 'providerImport'
  | 'providerImportRow'
  | 'service'
  | 'user'
  | 'webhookDelivery'
  | 'webhookEndpoint';

const rowsOf = (prisma: PrismaClient, model: Model) => prisma[model] as unknown as Rows;

/** The field of a payload with the row that was saved, by its id. */
export function savedRow<Parent extends { id: number }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>,
  model: Model,
  { type, description }: { type: RowType; description: string },
) {
  return t.prismaField({
    type,
    description,
    resolve: (query: object, { id }: Parent, _: unknown, { db }: Types['Context']) =>
      rowsOf(db.prisma, model).findUniqueOrThrow({ ...query, where: { id } }),
  } as never);
}

/**
 * The payload of mutations that save a row, returned in a field named after its model. `withOwnPayloads` creates a
 * separate payload for each mutation.
 */
export function savedPayload(name: string, description: string, model: Model, row: Parameters<typeof savedRow>[2]) {
  return builder
    .objectRef<{ id: number }>(name)
    .implement({ description, fields: (t) => ({ [model]: savedRow(t, model, row) }) });
}

/** The payload of a mutation that deletes an object of the type. */
export function deletedPayload(name: string, typename: string) {
  return builder.objectRef<{ id: number | string }>(name).implement({
    description: 'The result of a deletion.',
    fields: (t) => ({
      deletedId: t.id({
        description: 'The global id of the deleted object.',
        resolve: ({ id }) => writeGlobalId(typename, id),
      }),
    }),
  });
}

/** Changes the node with the id and returns the source of its `savedPayload` or `deletedPayload`. */
export async function changedNode(typename: string, sent: string | number, change: (id: number) => Promise<unknown>) {
  const id = databaseIdOf(sent, typename);
  await change(id);
  return { id };
}

/** Adds a query for a node by its id. `row` is its description, such as `A user`. */
export function addNodeQuery(
  model: Model,
  type: RowType & { name: string },
  authScopes: { superAdmin: true } | { moderator: true },
  row: string,
): void {
  builder.queryField(model, (t) =>
    t.prismaField({
      type,
      nullable: true,
      authScopes,
      description: `${row} by its id; null if it does not exist.`,
      args: { id: t.arg.id({ required: true, description: 'The id of the object.' }) },
      resolve: (query: object, _: unknown, { id }: { id: string }, { db }: Types['Context']) =>
        rowsOf(db.prisma, model).findUnique({ ...query, where: { id: databaseIdOf(id, type.name) } }),
    } as never),
  );
}
