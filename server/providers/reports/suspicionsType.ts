import { builder } from '#server/graphql/builder.ts';
import { ProviderOwnership } from '../own/ownershipType.ts';
import { SUSPICION } from './answerSuspicion.ts';

interface Suspicions {
  isAnswered: boolean;
  answer: string | null;
  answeredAt: Date | null;
}

const ProviderSuspicions = builder.objectRef<Suspicions>('ProviderSuspicions').implement({
  description: 'The pending suspicions of fraud about a provider, without their texts and senders.',
  fields: (t) => ({
    isAnswered: t.exposeBoolean('isAnswered', {
      description: 'Whether the business has answered all of the suspicions.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The latest answer of the business; null before the first one.',
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the latest answer; null before the first one.',
    }),
  }),
});

builder.prismaObjectField(ProviderOwnership, 'suspicions', (t) =>
  t.field({
    type: ProviderSuspicions,
    nullable: true,
    complexity: 5,
    description:
      'The suspicions of fraud that the business may answer; null when there are none, and unless the caller is an owner.',
    select: (_, { viewer }) => ({ users: { where: { userId: viewer?.id ?? 0 } }, reports: { where: SUSPICION } }),
    resolve: ({ users, reports }, _, { viewer }) => {
      const isOwner = users.some(({ userId, role }) => userId === viewer?.id && role === 'owner');
      if (!isOwner || reports.length === 0) return null;
      const last = reports
        .filter(({ answeredAt }) => answeredAt)
        .toSorted((a, b) => Number(b.answeredAt) - Number(a.answeredAt))[0];
      return {
        isAnswered: reports.every(({ answeredAt }) => answeredAt),
        answer: last?.answer ?? null,
        answeredAt: last?.answeredAt ?? null,
      };
    },
  }),
);
