import { graphql, readInlineData } from 'relay-runtime';
import type { Language } from '#shared/language.ts';
import type { chosen_provider$key } from '#web/__generated__/chosen_provider.graphql.ts';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import type { DecisionKind } from '../provider/moderation/decide.ts';

/** A selected provider, in the version shown in the list. */
export interface Chosen {
  databaseId: number;
  id: string;
  version: number;
  businessName: string;
  language: Language;
  status: BusinessState;
}

export function readChosen(provider: chosen_provider$key): Chosen {
  const { id, databaseId, version, businessName, language, status } = readInlineData(
    graphql`
      fragment chosen_provider on Provider @inline {
        id
        databaseId
        version
        businessName
        language
        status
      }
    `,
    provider,
  );
  return { id, databaseId, version, businessName, language: language as Language, status: status as BusinessState };
}

/** The server's maximum number of providers per decision. */
export const mostChosen = 200;

const from: Record<DecisionKind, readonly BusinessState[]> = {
  APPROVED: ['WAITING', 'SENT_BACK', 'REJECTED'],
  CHANGES_REQUESTED: ['WAITING'],
  REJECTED: ['WAITING'],
  SUSPENDED: ['APPROVED'],
  PUBLISHED: ['SUSPENDED'],
};

/** The decisions that are possible for at least one of these providers. */
export function kindsFor(chosen: readonly Chosen[]): DecisionKind[] {
  const kinds = Object.keys(from) as DecisionKind[];
  return kinds.filter((kind) => chosen.some(({ status }) => from[kind].includes(status)));
}

/** The languages of the providers' applicants, the most frequent first. */
export function languagesOf(chosen: readonly Chosen[]): Language[] {
  const groups = Map.groupBy(chosen, ({ language }) => language);
  return [...groups].sort(([, a], [, b]) => b.length - a.length).map(([language]) => language);
}
