import type { ProviderEdit } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { type Snapshot, snapshot } from '../change/snapshot.ts';
import { draftOf, loadFull } from './draft.ts';

/** The columns of an edit that `compared` needs. */
export const COMPARED = { providerId: true, values: true, fileId: true } as const;

type Versions = [current: Snapshot, edited: Snapshot];

/** The provider in its current version, and with the edit applied. */
export async function compared(edit: Pick<ProviderEdit, keyof typeof COMPARED>, context: Context): Promise<Versions> {
  const provider = await loadFull(context.db.prisma, edit.providerId);
  return [snapshot(context, provider), snapshot(context, await draftOf(context.db, provider, edit))];
}

export const ProviderComparison = builder.objectRef<unknown[]>('ProviderComparison').implement({
  description: 'Two versions of a provider, by field, with texts in the language of the request.',
  fields: (t) => ({
    before: t.field({ type: 'JSON', description: 'The current version.', resolve: ([current]) => current }),
    after: t.field({ type: 'JSON', description: 'The new version.', resolve: ([, edited]) => edited }),
  }),
});
