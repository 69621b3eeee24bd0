import type { Language } from '#shared/language.ts';
import { inLanguage } from './translated.ts';

export interface FieldChange {
  field: string;
  before: string[];
  after: string[];
}

/** The fields in which two snapshots differ, with their values in a language. An absent snapshot has no values. */
export function changesOf(before: unknown, after: unknown, language: Language): FieldChange[] {
  const [former, latter] = [
    new Map(textsOf(inLanguage(before, language))),
    new Map(textsOf(inLanguage(after, language))),
  ];
  return [...new Set([...former.keys(), ...latter.keys()])]
    .map((field) => ({ field, ...differing(former.get(field) ?? [], latter.get(field) ?? []) }))
    .filter((change) => change.before.length + change.after.length > 0);
}

/** The lines that are in only one of two lists, for each list. */
export function differing(before: string[], after: string[]) {
  const [former, latter] = [new Set(before), new Set(after)];
  return { before: before.filter((line) => !latter.has(line)), after: after.filter((line) => !former.has(line)) };
}

/** The values of a snapshot by field. Fields of nested objects have names such as `image.file`. */
function textsOf(value: unknown, field = ''): [field: string, texts: string[]][] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return [[field, value.map(String)]];
  if (typeof value !== 'object') return [[field, [String(value)]]];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, field ? `${field}.${name}` : name));
}
