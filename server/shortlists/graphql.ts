import { User } from '#server/accounts/user/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf, writeGlobalId } from '#server/graphql/globalId.ts';
import { inOrder, NODE_POINTS } from '#server/graphql/paging.ts';
import { message } from '#server/i18n/messages.ts';
import { listApproved } from '#server/providers/public/loadPublicProviders.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { readField } from '#server/providers/record/visible.ts';
import type { Language } from '#shared/language.ts';
import { MOST_SHORTLISTED } from '#shared/shortlist.ts';
import { mayUseShortlists } from './access.ts';
import { checkShortlist, listShortlist } from './keepShortlist.ts';
import { readShared } from './shareLink.ts';

interface ShortlistShape {
  providers: Awaited<ReturnType<typeof listApproved>>;
  expiresAt: Date | null;
}

const Shortlist = builder.objectRef<ShortlistShape>('Shortlist').implement({
  description: 'Providers to compare.',
  fields: (t) => ({
    providers: t.expose('providers', {
      type: [Provider],
      description: `The requested providers that are approved, in the requested order; at most ${MOST_SHORTLISTED}.`,
      complexity: { multiplier: 1 },
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The expiry time of the link; null without a link.',
    }),
  }),
});

const ShortlistSource = builder.inputType('ShortlistSource', {
  description: 'The providers of a shortlist, given by one of these fields.',
  isOneOf: true,
  fields: (t) => ({
    ids: t.idList({ description: `The ids of at most ${MOST_SHORTLISTED} providers.` }),
    link: t.string({ description: 'The token of a shared shortlist.' }),
  }),
});

builder.queryField('shortlist', (t) =>
  t.field({
    type: Shortlist,
    nullable: true,
    authScopes: mayUseShortlists,
    description: 'Approved providers, by their ids or by a link of `shareShortlist`. Errors: BAD_USER_INPUT.',
    args: {
      from: t.arg({ type: ShortlistSource, required: true, description: 'The ids of the providers, or the link.' }),
    },
    // the number of providers in a link is only known once the link is verified
    complexity: ({ from: { ids, link } }) => ({
      field: NODE_POINTS,
      multiplier: link ? MOST_SHORTLISTED : Math.min(Math.max(ids?.length ?? 0, 1), MOST_SHORTLISTED),
    }),
    resolve: async (_, { from: { ids, link } }, { db, secretKey }) => {
      const chosen = link
        ? await readShared(secretKey, link)
        : { ids: checkShortlist((ids ?? []).map((id) => databaseIdOf(id, 'Provider'))), expiresAt: null };
      return { ...chosen, providers: inOrder(chosen.ids, await listApproved(db.pool, chosen.ids)) };
    },
  }),
);

builder.prismaObjectField(User, 'shortlistedIds', (t) =>
  t.idList({
    description: `The ids of the providers that the user has saved, newest first; at most ${MOST_SHORTLISTED}.`,
    complexity: 10,
    resolve: async ({ id }, _, { db }) =>
      (await listShortlist(db.prisma, id)).map((saved) => writeGlobalId('Provider', saved)),
  }),
);

const QuoteRequest = builder.objectRef<Language>('QuoteRequest').implement({
  description: 'The template of a request for a quote, in the language of the provider.',
  fields: (t) => ({
    subject: t.string({
      description: 'The subject of an email.',
      resolve: (language) => message('shortlist.quoteSubject', language),
    }),
    text: t.string({
      description: 'The lines of the text, with `{route}`, `{cargo}`, `{weight}` and `{date}` each on a separate line.',
      resolve: (language) => message('shortlist.quoteText', language, DETAILS),
    }),
  }),
});

const DETAILS = { route: '{route}', cargo: '{cargo}', weight: '{weight}', date: '{date}' };

builder.prismaObjectField(Provider, 'quoteRequest', (t) =>
  t.field({
    type: QuoteRequest,
    description: 'The template of a request for a quote.',
    resolve: (provider, _, context) => readField(provider, 'language', context),
  }),
);
