import type { ProviderForm } from '#server/providers/form/parseProviderForm.ts';
import { fold } from '#shared/fold.ts';
import type { Note } from './reading/notes.ts';

type Identity = Pick<ProviderForm, 'businessName' | 'taxNumber' | 'placeId'>;

/**
 * A note with the stored values, if name, tax number and town of a row all differ from them: the id in the row is then
 * probably that of another system. Missing tax numbers are not considered equal.
 */
export function strangerOf(row: Identity, stored: Identity): { stranger?: Note } {
  const isSame = (field: 'businessName' | 'taxNumber') =>
    key(row[field]) !== '' && key(row[field]) === key(stored[field]);
  if (isSame('businessName') || isSame('taxNumber') || row.placeId === stored.placeId) return {};
  const { businessName, taxNumber, placeId } = stored;
  const name = taxNumber ? `${businessName} (${taxNumber})` : (businessName ?? '');
  return { stranger: { key: 'import.stranger', parameters: { name, places: '', placeIds: String(placeId ?? '') } } };
}

const key = (text: string | null | undefined) => fold(text ?? '').replaceAll(' ', '');
