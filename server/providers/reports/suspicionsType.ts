import { builder } from '#server/graphql/builder.ts';
import { ProviderOwnership } from '../own/ownershipType.ts';
import { SUSPICION } from './answerSuspicion.ts';

interface Suspicions {
  isAnswered: boolean;
  answer: string | null;
  answeredAt: Date | null;
}

const ProviderSuspicions = builder.objectRef<Suspicions>('ProviderSuspicions').implement({
  description: 'The suspicions of fraud about a provider that staff are to decide, without their words and senders.',
  fields: (t) => ({
    isAnswered: t.exposeBoolean('isAnswered', { description: 'Whether the business has answered all of them.' }),
    answer: t.exposeString('answer', { nullable: true, description: 'Its latest answer; null before the first one.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time; null before then.',
    }),
  }),
});

builder.prismaObjectField(ProviderOwnership, 'suspicions', (t) =>
  t.field({
    type: ProviderSuspicions,
    nullable: true,
    complexity: 5,
    description: 'Suspicions of fraud that it may answer; null when there are none, and unless the caller is an owner.',
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
