import type { Prisma, ProviderImportVerdict } from '#server/generated/prisma/client.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { asDomainError, Conflict, type DomainError, Invalid, NotFound } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import type { Author } from '#server/providers/change/changeProvider.ts';
import { isUnlisted } from '#server/providers/confirmation/unlist.ts';
import { referenceKey } from '#server/providers/csv/csvColumns.ts';
import {
  asForm,
  findStored,
  type ParsedForm,
  parseProviderForm,
  type StoredProvider,
} from '#server/providers/form/parseProviderForm.ts';
import { fold } from '#shared/fold.ts';
import { joinForms } from './joinForms.ts';
import { type Cells, cellsOf } from './reading/cells.ts';
import { checkLengths } from './reading/checkLengths.ts';
import type { Mapping } from './reading/mapping.ts';
import { type Note, noteOf } from './reading/notes.ts';
import { isSame, readCells } from './reading/readCells.ts';
import { readCity, readNumber } from './reading/readCity.ts';
import { rememberReadings } from './reading/rememberReadings.ts';
import { loadTerms, type Terms } from './reading/terms.ts';
import { strangerOf } from './strangerOf.ts';

/** A row of the file, with the other rows of the same provider. */
export interface RawRow {
  id: number;
  cells: readonly string[];
  followers?: RawRow[];
}

interface ImportRow {
  id: number;
  cells: Cells;
  followers: { id: number; cells: Cells }[];
}

/** The verdict on a row, with the data for writing it. */
export interface Judgement {
  rowId: number;
  verdict: ProviderImportVerdict;
  messages: Note[];
  importKey: string | null;
  providerId: number | null;
  providerVersion: number | null;
  /** The values to write; null when the row is refused or changes nothing. */
  form: ParsedForm | null;
  /** A note with the stored values, if the row would replace those of an unrelated provider. */
  stranger?: Note;
  /** The errors in the other rows of the same provider. */
  followers?: { rowId: number; messages: Note[] }[];
}

/**
 * Determines for each row the result of writing it now. Both the check and the import use this function, so that they
 * agree; an import locks the providers.
 */
export async function judgeRows(
  tx: Prisma.TransactionClient,
  author: Author,
  mapping: Mapping,
  rows: RawRow[],
): Promise<Judgement[]> {
  const reading = { mapping, terms: await loadTerms(tx), gazetteer: rememberReadings(author.gazetteer) };
  const identified = rows.map(({ id, cells, followers = [] }) => {
    const row = {
      ...{ id, cells: cellsOf(mapping, cells) },
      followers: followers.map((follower) => ({ id: follower.id, cells: cellsOf(mapping, follower.cells) })),
    };
    return { row, identity: identify(reading, row.cells) };
  });
  const stored = await findStored(tx, {
    ids: identified.flatMap(({ identity }) => identity.id ?? []),
    importKeys: identified.flatMap(({ identity }) => identity.importKey ?? []),
  });
  const byId = new Map(stored.map((provider) => [provider.id, provider]));
  const byKey = new Map(stored.map((provider) => [provider.importKey, provider]));
  const judgements: Judgement[] = [];
  for (const { row, identity } of identified) {
    const { id, importKey } = identity;
    const owner = importKey === null ? undefined : byKey.get(importKey);
    const provider = id === null ? owner : byId.get(id);
    const known = {
      rowId: row.id,
      importKey,
      providerId: provider?.id ?? null,
      providerVersion: provider?.version ?? null,
    };
    try {
      if (identity.refusal) throw identity.refusal;
      if (id !== null && !provider) throw new NotFound('provider.notFound', { field: 'id' });
      if (provider && owner && owner !== provider)
        throw new Invalid('import.referenceTaken', { id: owner.id, field: 'reference' });
      const judged = await judge(author, reading, row, provider, importKey);
      if (judged.form && (await isUnlisted(tx, judged.form))) throw new Conflict('import.unlisted');
      judgements.push({ ...known, ...judged });
    } catch (error) {
      const followers = row.followers.map((follower) => ({ rowId: follower.id, messages: [] }));
      judgements.push({ ...known, ...refusal(error), followers });
    }
  }
  return judgements;
}

type Verdict = Pick<Judgement, 'verdict' | 'messages' | 'form' | 'stranger' | 'followers'>;

async function judge(
  author: Author,
  { mapping, terms, gazetteer }: { mapping: Mapping; terms: Terms; gazetteer: Gazetteer },
  { cells, followers: others }: ImportRow,
  provider: StoredProvider | undefined,
  importKey: string | null,
): Promise<Verdict> {
  const stored = provider ? asForm(provider) : null;
  const reader = { gazetteer, terms, mapping };
  const { form: alone, notes: messages } = readCells(reader, cells, stored);
  const read = others.map((other) => ({ rowId: other.id, ...readCells(reader, asOwn(other.cells, cells), null) }));
  const isRight = (notes: Note[]) => notes.every(({ isWarning }) => isWarning);
  const followers = read.map(({ rowId, notes }) => ({ rowId, messages: notes }));
  if (!isRight(messages)) return { verdict: 'refused', messages, form: null, followers };
  const form = joinForms(
    alone,
    read.filter(({ notes }) => isRight(notes)).map((row) => row.form),
  );
  const isNamed = importKey === null || provider?.importKey === importKey;
  if (stored && isNamed && isSame(form, stored)) return { verdict: 'unchanged', messages, form: null, followers };
  const parsed = await parseProviderForm(author, form, {
    services: new Set(terms.services.keys()),
    taxTypes: new Set(terms.taxTypes.map(({ id }) => id)),
  });
  if (!stored) return { verdict: 'create', messages, form: parsed, followers };
  return { verdict: 'update', messages, form: parsed, followers, ...strangerOf(form, stored) };
}

/** The cells of a row, completed with those of the row above if it has no name. */
function asOwn(cells: Cells, above: Cells): Cells {
  if (cells.businessName?.trim() || cells.commercialName?.trim()) return cells;
  const said = Object.entries(cells).filter(([, value]) => value.length > 0);
  return { ...above, ...Object.fromEntries(said), lost: cells.lost };
}

interface Identity {
  id: number | null;
  importKey: string | null;
  refusal: DomainError | null;
}

/** Finds the provider of a row by its id, otherwise by its reference, otherwise by name, tax number and city. */
function identify({ gazetteer }: { gazetteer: Gazetteer }, cells: Cells): Identity {
  const identity: Identity = { id: null, importKey: null, refusal: null };
  try {
    checkLengths(cells);
    identity.id = readNumber(cells.id ?? '', 'id');
    const reference = parseText(cells.reference, { field: 'reference' });
    if (reference !== '') identity.importKey = referenceKey(reference);
    else if (identity.id === null) identity.importKey = derivedKey(cells, cityId(gazetteer, cells));
  } catch (error) {
    identity.refusal = asDomainError(error);
  }
  return identity;
}

/**
 * The id of the city; undefined for a city that cannot be read, because the row is rejected later with this and all
 * other errors.
 */
function cityId(gazetteer: Gazetteer, cells: Cells): number | undefined {
  try {
    return readCity(gazetteer, cells)?.place.id;
  } catch (error) {
    asDomainError(error);
    return undefined;
  }
}

/**
 * The key derived from name and tax number or city. Null for a row without a name or city, which is refused for that
 * reason.
 */
function derivedKey({ businessName = '', taxNumber = '' }: Cells, city: number | undefined): string | null {
  const name = fold(businessName) || businessName.trim().toLowerCase();
  const rest = fold(taxNumber).replaceAll(' ', '') || (city && `city ${city}`);
  return name && rest ? `derived:${name.slice(0, 200)}:${rest.slice(0, 60)}` : null;
}

/** The verdict for an error that staff can correct. Throws any other error. */
export function refusal(error: unknown): Verdict {
  return { verdict: 'refused', messages: [noteOf(error)], form: null };
}
