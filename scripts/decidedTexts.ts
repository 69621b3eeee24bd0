// The second part of npm run labels, which needs the generated database client.
import type { TextMeaning } from '#server/generated/prisma/client.ts';
import type { LabelledSearch } from '#tests/relevance/readings/judge.ts';
import { withOwnerDb } from './ownerDb.ts';

const KINDS: Record<TextMeaning, string> = {
  service: 'service',
  place: 'place',
  business: 'name',
  notOurs: 'hopeless',
};

try {
  const decided = await withOwnerDb(({ prisma }) =>
    prisma.decidedText.findMany({ include: { service: true }, orderBy: { decidedAt: 'asc' } }),
  );
  for (const { text, language, meaning, service } of decided) {
    const services = service ? [service.nameEn] : [];
    const nowhere = { country: '', f: null, place: null, to: null };
    const label: LabelledSearch = {
      language,
      q: text,
      kind: KINDS[meaning],
      services,
      best: services,
      ...nowhere,
      note: '',
    };
    console.log(JSON.stringify(label));
  }
} catch (error) {
  console.error(`No labels: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
