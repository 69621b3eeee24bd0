import { graphql, readInlineData } from 'relay-runtime';
import type { draft_column$key } from '#web/__generated__/draft_column.graphql.ts';
import type { draft_import$key } from '#web/__generated__/draft_import.graphql.ts';
import type { ColumnTarget, ProviderImportField } from '#web/__generated__/useMappingMutation.graphql.ts';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import { isOfSeveral, MARK } from './targets.ts';

export interface PickedService {
  readonly databaseId: number;
  readonly name: string;
}

export interface PickedTarget {
  /** The field of the column; empty to ignore the column. */
  target: string;
  /** The service, for a column that marks one. */
  service: Choice;
}

/** The choices that were not sent yet. */
export interface MappingDraft {
  /** The chosen targets by the position of their column. */
  columns: Readonly<Record<number, PickedTarget>>;
  /** The chosen services by the text of the file; an empty list for a text that means no service. */
  texts: Readonly<Record<string, readonly PickedService[]>>;
  countryCode?: string;
  language?: string;
  services?: readonly PickedService[];
  spellsNames?: boolean;
  joinsRows?: boolean;
}

export const emptyDraft: MappingDraft = { columns: {}, texts: {} };

interface StoredColumn {
  readonly field: string | null | undefined;
  readonly service: PickedService | null | undefined;
}

interface StoredText {
  readonly text: string;
  readonly isMatched: boolean;
  readonly services: readonly PickedService[];
}

/** The part of the current mapping that is sent together with a draft. */
export interface StoredMapping {
  readonly columns: readonly StoredColumn[];
  readonly serviceTexts: readonly StoredText[];
}

export function readColumn(column: draft_column$key): StoredColumn {
  return readInlineData(
    graphql`
      fragment draft_column on ProviderImportColumn @inline {
        field
        service {
          databaseId
          name
        }
      }
    `,
    column,
  );
}

export function readMapping(providerImport: draft_import$key): StoredMapping {
  const { columns, serviceTexts } = readInlineData(
    graphql`
      fragment draft_import on ProviderImport @inline {
        columns {
          ...draft_column
        }
        serviceTexts {
          text
          isMatched
          services {
            databaseId
            name
          }
        }
      }
    `,
    providerImport,
  );
  return { columns: columns.map(readColumn), serviceTexts };
}

export function storedTarget({ field, service }: StoredColumn): PickedTarget {
  if (!service) return { target: field ?? '', service: noChoice };
  return { target: MARK, service: { text: service.name, id: String(service.databaseId) } };
}

const columnTarget = ({ target, service }: PickedTarget): ColumnTarget => {
  if (target === '') return { isIgnored: true };
  return target === MARK ? { serviceId: service.id! } : { field: target as ProviderImportField };
};

/** A target as one text, for comparison. */
const sentTarget = ({ target, service }: PickedTarget) => (target === MARK ? `${MARK}:${service.id ?? ''}` : target);

/** Changes a column. A column restored to its stored target counts as unchanged. */
export function withColumn(draft: MappingDraft, at: number, column: StoredColumn, picked: PickedTarget): MappingDraft {
  const { [at]: _, ...others } = draft.columns;
  const isSame = sentTarget(picked) === sentTarget(storedTarget(column)) && picked.target !== MARK;
  return { ...draft, columns: isSame ? others : { ...others, [at]: picked } };
}

const idsOf = (services: readonly PickedService[]) => services.map(({ databaseId }) => String(databaseId));

/** Changes the services of a text. Null resets the choice, to no service for a previously matched text. */
export function withText(draft: MappingDraft, stored: StoredText, list: readonly PickedService[] | null): MappingDraft {
  const { [stored.text]: _, ...others } = draft.texts;
  const chosen = list ?? (stored.isMatched ? [] : null);
  const isSame = chosen === null || (stored.isMatched && String(idsOf(chosen)) === String(idsOf(stored.services)));
  return { ...draft, texts: isSame ? others : { ...others, [stored.text]: chosen } };
}

type SameInAllRows = Omit<MappingDraft, 'columns' | 'texts'>;

/** Changes a value of all rows. A value equal to the stored one counts as unchanged. */
export function withValue<Name extends keyof SameInAllRows>(
  draft: MappingDraft,
  name: Name,
  value: SameInAllRows[Name],
  stored: SameInAllRows[Name],
): MappingDraft {
  const { [name]: _, ...others } = draft;
  const isSame = JSON.stringify(value) === JSON.stringify(stored);
  return (isSame ? others : { ...others, [name]: value }) as MappingDraft;
}

export function countChanges({ columns, texts, ...others }: MappingDraft): number {
  return [columns, texts, others].reduce((sum, part) => sum + Object.keys(part).length, 0);
}

/** The errors of the chosen columns, by their positions. */
export function wrongColumns({ columns }: StoredMapping, draft: MappingDraft): Record<number, 'double' | 'noService'> {
  const targets = columns.map((column, at) => sentTarget(draft.columns[at] ?? storedTarget(column)));
  const wrong: Record<number, 'double' | 'noService'> = {};
  for (const at of Object.keys(draft.columns).map(Number)) {
    const target = targets[at]!;
    if (target === `${MARK}:`) wrong[at] = 'noService';
    else if (!isOfSeveral(target) && targets.filter((item) => item === target).length > 1) wrong[at] = 'double';
  }
  return wrong;
}

/** The changes as the server's input. If a text has changed, all previously matched texts are sent again. */
export function mappingInput({ columns, serviceTexts }: StoredMapping, draft: MappingDraft) {
  const { countryCode, language, services, spellsNames, joinsRows } = draft;
  const matched = serviceTexts.filter(({ isMatched }) => isMatched).map((item) => [item.text, item.services] as const);
  const texts = new Map([...matched, ...Object.entries(draft.texts)]);
  return {
    ...(Object.keys(draft.columns).length > 0 && {
      columns: columns.map((column, at) => columnTarget(draft.columns[at] ?? storedTarget(column))),
    }),
    ...(countryCode !== undefined && { countryCode: countryCode || null }),
    ...(language !== undefined && { language }),
    ...(services !== undefined && { serviceIds: idsOf(services) }),
    ...(spellsNames !== undefined && { spellsNames }),
    ...(joinsRows !== undefined && { joinsRows }),
    ...(Object.keys(draft.texts).length > 0 && {
      services: [...texts].map(([text, list]) => ({ text, serviceIds: idsOf(list) })),
    }),
  };
}
