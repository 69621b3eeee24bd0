import { builder } from '#server/graphql/builder.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { type AskShape, type LoadShape, listLoads } from '#server/loads/readLoads.ts';
import { readShared } from '#server/loads/shareLoad.ts';
import { MOST_ASKED_OF_LOAD, MOST_LOADS } from '#shared/load.ts';
import { shortPath } from '#shared/providerPath.ts';
import { User } from '../user/graphql.ts';
import { mayReadSharedLoad } from './access.ts';

export const AskWay = builder.enumType('AskWay', {
  description: 'How a business was contacted.',
  values: {
    WHATSAPP: { value: 'whatsapp', description: 'WhatsApp.' },
    EMAIL: { value: 'email', description: 'Email.' },
    PHONE: { value: 'phone', description: 'Phone.' },
  } as const,
});

export const AskAnswer = builder.enumType('AskAnswer', {
  description: 'The answer of a business.',
  values: {
    ANSWERED: { value: 'answered', description: 'It answered, without a price.' },
    PRICE: { value: 'price', description: 'It named a price.' },
    NO: { value: 'no', description: 'It does not move this load.' },
  } as const,
});

const AskedProvider = builder.objectRef<AskShape>('AskedProvider').implement({
  description: 'A business that was contacted about a load.',
  fields: (t) => ({
    providerDatabaseId: t.exposeInt('providerId', { description: REST_ID }),
    name: t.string({
      nullable: true,
      description: 'The name of the business; null while it is not published.',
      resolve: ({ provider }) => provider?.businessName,
    }),
    path: t.string({
      nullable: true,
      description: 'Its page on this site; null while it is not published.',
      resolve: ({ provider, providerId }) => provider && shortPath(providerId),
    }),
    way: t.expose('way', { type: AskWay, description: 'How it was contacted.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the message or call was opened.' }),
    isSent: t.exposeBoolean('isSent', { description: 'Whether the message was sent, as the user marks it.' }),
    answer: t.expose('answer', { type: AskAnswer, nullable: true, description: 'Null until it answers.' }),
    price: t.exposeString('price', { description: 'As the user wrote it; may be empty.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When any of this was changed.' }),
  }),
});

const TEXTS = {
  from: 'The origin, as the user wrote it.',
  to: 'The destination, as the user wrote it.',
  cargo: 'The cargo, as the user wrote it.',
  weight: 'The weight or volume, as the user wrote it.',
  date: 'The date, as the user wrote it.',
} as const;

const asked = (load: LoadShape) => load.asks;
const ASKED = `The first one first; at most ${MOST_ASKED_OF_LOAD}.`;

const Load = builder.objectRef<LoadShape>('Load').implement({
  description: 'A load that the signed-in user keeps, and the businesses contacted about it. No one else sees it.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'A UUID, made by the browser that began it.' }),
    from: t.exposeString('from', { description: TEXTS.from }),
    to: t.exposeString('to', { description: TEXTS.to }),
    cargo: t.exposeString('cargo', { description: TEXTS.cargo }),
    weight: t.exposeString('weight', { description: TEXTS.weight }),
    date: t.exposeString('date', { description: TEXTS.date }),
    note: t.exposeString('note', { description: 'A note that no link shows.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When its texts were changed.' }),
    linkEndsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its link ends; null without one.',
      resolve: ({ linkEndsAt }) => (linkEndsAt && linkEndsAt.getTime() > Date.now() ? linkEndsAt : null),
    }),
    asked: t.field({
      type: [AskedProvider],
      description: ASKED,
      complexity: { multiplier: MOST_ASKED_OF_LOAD },
      resolve: asked,
    }),
  }),
});

const SharedLoad = builder.objectRef<LoadShape>('SharedLoad').implement({
  description: 'A load by its link, without its owner and their note.',
  fields: (t) => ({
    from: t.exposeString('from', { description: TEXTS.from }),
    to: t.exposeString('to', { description: TEXTS.to }),
    cargo: t.exposeString('cargo', { description: TEXTS.cargo }),
    weight: t.exposeString('weight', { description: TEXTS.weight }),
    date: t.exposeString('date', { description: TEXTS.date }),
    endsAt: t.field({
      type: 'DateTime',
      description: 'When the link ends, unless its owner ends it before.',
      resolve: ({ linkEndsAt }) => linkEndsAt!,
    }),
    asked: t.field({
      type: [AskedProvider],
      description: ASKED,
      complexity: { multiplier: MOST_ASKED_OF_LOAD },
      resolve: asked,
    }),
  }),
});

builder.prismaObjectField(User, 'loads', (t) =>
  t.field({
    type: [Load],
    description: `The loads that the user keeps, newest first; at most ${MOST_LOADS}.`,
    complexity: { field: 20, multiplier: MOST_LOADS },
    select: { id: true },
    resolve: ({ id }, _, { db, viewer }) => (id === viewer?.id ? listLoads(db.prisma, id) : []),
  }),
);

builder.queryField('sharedLoad', (t) =>
  t.field({
    type: SharedLoad,
    nullable: true,
    authScopes: mayReadSharedLoad,
    description: 'A load by the link of `shareLoad`. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token in the link.' }) },
    complexity: 50,
    resolve: (_, { token }, context) => readShared(context, token),
  }),
);
