import { ViewerPayload } from '#server/accounts/user/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { Invalid } from '#server/platform/errors.ts';
import { MOST_SHORTLISTED } from '#shared/shortlist.ts';
import { mayKeepShortlist, mayUseShortlists } from './access.ts';
import { changeShortlist, checkShortlist } from './keepShortlist.ts';
import { signShortlist } from './shareLink.ts';

const ShareShortlistPayload = builder
  .objectRef<Awaited<ReturnType<typeof signShortlist>>>('ShareShortlistPayload')
  .implement({
    description: 'A link to a shortlist. Anyone with the link can open it.',
    fields: (t) => ({
      token: t.exposeString('token', { description: 'For `shortlist(link:)`, and `/shortlist?link=` on this site.' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'In 90 days.' }),
    }),
  });

builder.mutationFields((t) => ({
  changeShortlist: t.field({
    type: ViewerPayload,
    authScopes: mayKeepShortlist,
    description:
      `Saves approved providers in the account of the caller, and removes others; at most ${MOST_SHORTLISTED} are saved. ` +
      'Errors: UNAUTHENTICATED, BAD_USER_INPUT.',
    args: {
      add: t.arg.intList({ defaultValue: [], description: 'Database ids.' }),
      remove: t.arg.intList({ defaultValue: [], description: 'Database ids.' }),
    },
    resolve: async (_, { add, remove }, { db, viewer }) => {
      await db.prisma.$transaction((tx) => changeShortlist(tx, viewer!.id, { add: add ?? [], remove: remove ?? [] }));
      return {};
    },
  }),
  shareShortlist: t.field({
    type: ShareShortlistPayload,
    authScopes: mayUseShortlists,
    description: 'Creates a link to a shortlist. Nothing is stored. Errors: BAD_USER_INPUT.',
    args: {
      databaseIds: t.arg.intList({
        required: true,
        description: `1 to ${MOST_SHORTLISTED} database ids of providers.`,
      }),
    },
    resolve: (_, { databaseIds }, { secretKey }) => {
      if (databaseIds.length === 0) throw new Invalid('shortlist.empty', { field: 'databaseIds' });
      return signShortlist(secretKey, checkShortlist(databaseIds));
    },
  }),
}));
