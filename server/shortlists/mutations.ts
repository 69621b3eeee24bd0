import { ViewerPayload } from '#server/accounts/user/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
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
      token: t.exposeString('token', {
        description: 'The token for `ShortlistSource.link`, and for `/shortlist?link=` on this site.',
      }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The expiry time, in 90 days.' }),
    }),
  });

const IDS = `The ids of at most ${MOST_SHORTLISTED} providers.`;

const providerIds = (ids: readonly (string | number)[] | null | undefined) =>
  (ids ?? []).map((id) => databaseIdOf(id, 'Provider'));

builder.mutationFields((t) => ({
  changeShortlist: t.fieldWithInput({
    type: ViewerPayload,
    authScopes: mayKeepShortlist,
    description:
      `Saves approved providers in the account of the caller, and removes others; at most ${MOST_SHORTLISTED} are saved. ` +
      'Errors: UNAUTHENTICATED, BAD_USER_INPUT.',
    input: {
      add: t.input.idList({ description: IDS }),
      remove: t.input.idList({ description: IDS }),
    },
    resolve: async (_, { input: { add, remove } }, { db, viewer }) => {
      const change = { add: providerIds(add), remove: providerIds(remove) };
      await db.prisma.$transaction((tx) => changeShortlist(tx, viewer!.id, change));
      return {};
    },
  }),
  shareShortlist: t.fieldWithInput({
    type: ShareShortlistPayload,
    authScopes: mayUseShortlists,
    description: 'Creates a link to a shortlist. Nothing is stored. Errors: BAD_USER_INPUT.',
    input: {
      providerIds: t.input.idList({
        required: true,
        description: `The ids of at least one provider, and of at most ${MOST_SHORTLISTED}.`,
      }),
    },
    resolve: (_, { input }, { secretKey }) => {
      if (input.providerIds.length === 0) throw new Invalid('shortlist.empty', { field: 'providerIds' });
      return signShortlist(secretKey, checkShortlist(providerIds(input.providerIds)));
    },
  }),
}));
