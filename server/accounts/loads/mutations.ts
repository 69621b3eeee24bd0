import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { keepLoads } from '#server/loads/keepLoads.ts';
import { endLoadLink, shareLoad } from '#server/loads/shareLoad.ts';
import { MOST_ASKED_OF_LOAD, MOST_LOADS } from '#shared/load.ts';
import { ViewerPayload } from '../user/graphql.ts';
import { mayKeepLoads } from './access.ts';
import { AskAnswer, AskWay } from './graphql.ts';

const AskInput = builder.inputType('AskInput', {
  description: 'A business that was contacted about a load.',
  fields: (t) => ({
    providerId: t.id({ required: true, description: 'The id of the provider. Unpublished ones are skipped.' }),
    way: t.field({ type: AskWay, required: true, description: 'How it was contacted.' }),
    askedAt: t.field({ type: 'DateTime', required: true, description: 'When the message or call was opened.' }),
    isSent: t.boolean({ required: true, description: 'Whether the message was sent, as the user marks it.' }),
    answer: t.field({ type: AskAnswer, description: 'Null until it answers.' }),
    price: t.string({ description: 'As the user wrote it.' }),
    changedAt: t.field({ type: 'DateTime', required: true, description: 'When any of this was changed.' }),
  }),
});

const LoadInput = builder.inputType('LoadInput', {
  description: 'A load as one browser stores it.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'A UUID, made by the browser that began it.' }),
    isKnown: t.boolean({
      required: true,
      description:
        'Whether the account already had it: if so, it is not created again after another browser has deleted it.',
    }),
    from: t.string({ required: true, description: 'The origin.' }),
    to: t.string({ required: true, description: 'The destination.' }),
    cargo: t.string({ required: true, description: 'The cargo.' }),
    weight: t.string({ required: true, description: 'The weight or volume.' }),
    date: t.string({ required: true, description: 'The date, in any words.' }),
    note: t.string({ required: true, description: 'A note that no link shows.' }),
    createdAt: t.field({ type: 'DateTime', required: true, description: 'When it was begun.' }),
    changedAt: t.field({ type: 'DateTime', required: true, description: 'When its texts were changed.' }),
    asks: t.field({ type: [AskInput], required: true, description: `At most ${MOST_ASKED_OF_LOAD}.` }),
  }),
});

const ShareLoadPayload = builder.objectRef<Awaited<ReturnType<typeof shareLoad>>>('ShareLoadPayload').implement({
  description: 'A link to a load. Anyone with the link can open it until it ends.',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'For `sharedLoad`, and `/loads/shared?link=` on this site.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'In 30 days.' }),
  }),
});

const KEY = 'The key of a load of the caller.';

builder.mutationFields((t) => ({
  keepLoads: t.fieldWithInput({
    type: ViewerPayload,
    authScopes: mayKeepLoads,
    description:
      'Stores loads that a browser has changed in the account of the caller, and deletes others. For texts, and for ' +
      'each contacted ' +
      `business, the later change is kept; of more than ${MOST_LOADS} loads, the newest are kept. Errors: ` +
      'UNAUTHENTICATED, BAD_USER_INPUT.',
    input: {
      changed: t.input.field({ type: [LoadInput], required: true, description: `At most ${MOST_LOADS}.` }),
      removed: t.input.stringList({ required: true, description: 'Keys of loads.' }),
    },
    complexity: 100,
    resolve: async (_, { input: { changed, removed } }, { db, viewer }) => {
      const loads = changed.map(({ asks, ...load }) => ({
        ...load,
        asks: asks.map(({ providerId, ...ask }) => ({ ...ask, providerId: databaseIdOf(providerId, 'Provider') })),
      }));
      await db.prisma.$transaction((tx) => keepLoads(tx, viewer!.id, { changed: loads, removed }));
      return {};
    },
  }),
  shareLoad: t.fieldWithInput({
    type: ShareLoadPayload,
    authScopes: mayKeepLoads,
    description:
      'Creates a link to a load, and ends its previous one. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND.',
    input: { key: t.input.string({ required: true, description: KEY }) },
    resolve: (_, { input: { key } }, { db, viewer }) => shareLoad(db.prisma, viewer!.id, key),
  }),
  endLoadLink: t.fieldWithInput({
    type: ViewerPayload,
    authScopes: mayKeepLoads,
    description:
      'Ends the link of a load. A repetition is no error. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND.',
    input: { key: t.input.string({ required: true, description: KEY }) },
    resolve: async (_, { input: { key } }, { db, viewer }) => {
      await endLoadLink(db.prisma, viewer!.id, key);
      return {};
    },
  }),
}));
