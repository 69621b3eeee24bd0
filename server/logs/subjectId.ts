import { readGlobalId, writeGlobalId } from '#server/graphql/globalId.ts';
import { capitalized } from '#server/graphql/typeNames.ts';
import { Invalid } from '#server/platform/errors.ts';
import { SUBJECT_TYPES, type Subject } from './subjectName.ts';

/** The global id of a subject. */
export const subjectIdOf = ({ type, id }: Subject): string => writeGlobalId(capitalized(type), id);

/** The subject with a global id. Throws `Invalid`. */
export function readSubjectId(sent: string): Subject {
  const { typename, id } = readGlobalId(sent);
  const type = SUBJECT_TYPES.find((type) => capitalized(type) === typename);
  if (!type) throw new Invalid('id.global');
  return { type, id: Number(id) };
}
