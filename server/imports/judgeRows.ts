import type { Prisma, ProviderImportVerdict } from '#server/generated/prisma/client.ts';
import { DomainError, Invalid, NotFound } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import type { Author } from '#server/providers/change/changeProvider.ts';
import { referenceKey } from '#server/providers/csv/csvColumns.ts';
import {
  asForm,
  findStored,
  type ParsedForm,
  type ProviderForm,
  parseProviderForm,
  type StoredProvider,
} from '#server/providers/form/parseProviderForm.ts';
import { fold } from '#shared/fold.ts';
import { checkLengths } from './checkLengths.ts';
import type { Note } from './notes.ts';
import { type Cells, isSame, readCells, readCity, readNumber } from './readCells.ts';
import { loadTerms, type Terms } from './terms.ts';

interface ImportRow {
  id: number;
  cells: Cells;
}

/** The verdict on a row, with the data to act on it. */
export interface Judgement {
  rowId: number;
  verdict: ProviderImportVerdict;
  messages: Note[];
  column: string | null;
  importKey: string | null;
  providerId: number | null;
  providerVersion: number | null;
  /** What to write; null for what is refused or stays as it is. */
  form: ParsedForm | null;
}

/**
 * Determines for each row the result of writing it now. Used by both check and import, so that they agree; during an
 * import the providers are locked.
 */
export async function judgeRows(tx: Prisma.TransactionClient, author: Author, rows: ImportRow[]): Promise<Judgement[]> {
  const terms = await loadTerms(tx);
  const identified = rows.map((row) => ({ row, identity: identify(author, row.cells) }));
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
      judgements.push({
        ...known,
        messages: [],
        column: null,
        ...(await judge(author, terms, row, provider, importKey)),
      });
    } catch (error) {
      judgements.push({ ...known, ...refusal(error) });
    }
  }
  return judgements;
}

async function judge(
  author: Author,
  terms: Terms,
  { cells }: ImportRow,
  provider: StoredProvider | undefined,
  importKey: string | null,
): Promise<Pick<Judgement, 'verdict' | 'form'>> {
  const stored = provider ? asForm(provider) : null;
  const form = readCells({ gazetteer: author.gazetteer, terms }, cells, stored);
  const isNamed = importKey === null || provider?.importKey === importKey;
  if (stored && isNamed && isSame(form, stored)) return { verdict: 'unchanged', form: null };
  const read = await parseProviderForm(author, form, {
    services: new Set(terms.services.keys()),
    taxTypes: new Set(terms.taxTypes.map(({ id }) => id)),
  });
  return { verdict: stored ? 'update' : 'create', form: read };
}

interface Identity {
  id: number | null;
  importKey: string | null;
  refusal: DomainError | null;
}

/** Finds the provider of a row by its id, else by its reference, else by name, tax number and city. */
function identify({ gazetteer }: Author, cells: Cells): Identity {
  const identity: Identity = { id: null, importKey: null, refusal: null };
  try {
    checkLengths(cells);
    identity.id = readNumber(cells.id ?? '', 'id');
    const reference = parseText(cells.reference, { field: 'reference' });
    if (reference !== '') identity.importKey = referenceKey(reference);
    else if (identity.id === null) identity.importKey = derivedKey(cells, readCity(gazetteer, cells)?.id);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    identity.refusal = error;
  }
  return identity;
}

/** Null for a row without a name or city, which is refused for that. */
function derivedKey({ businessName = '', taxNumber = '' }: Cells, cityId: number | undefined): string | null {
  const name = fold(businessName) || businessName.trim().toLowerCase();
  const rest = fold(taxNumber).replaceAll(' ', '') || (cityId && `city ${cityId}`);
  return name && rest ? `derived:${name.slice(0, 200)}:${rest.slice(0, 60)}` : null;
}

/** A refusal for a reason that staff can correct. Throws any other error. */
export function refusal(error: unknown): Pick<Judgement, 'verdict' | 'messages' | 'column' | 'form'> {
  if (!(error instanceof DomainError)) throw error;
  const { key, parameters, field } = error;
  return { verdict: 'refused', messages: [{ key, parameters }], column: field && columnOf(field), form: null };
}

/** The column that holds a field of the form. */
function columnOf(field: keyof ProviderForm | string): string {
  const [name = ''] = field.split('.');
  return { addressId: 'city', taxTypeId: 'taxType' }[name] ?? name;
}
