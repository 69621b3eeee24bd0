import type { ProviderForm } from '#server/providers/form/parseProviderForm.ts';
import { fold } from '#shared/fold.ts';
import type { Note } from './reading/notes.ts';

type Identity = Pick<ProviderForm, 'businessName' | 'taxNumber' | 'addressId'>;

/**
 * What is stored, when name, tax number and town of a row all differ from it: most likely the number of the row is that of
 * another system. A tax number that one of the two lacks is no likeness.
 */
export function strangerOf(row: Identity, stored: Identity): { stranger?: Note } {
  const isSame = (field: 'businessName' | 'taxNumber') =>
    key(row[field]) !== '' && key(row[field]) === key(stored[field]);
  if (isSame('businessName') || isSame('taxNumber') || row.addressId === stored.addressId) return {};
  const { businessName, taxNumber, addressId } = stored;
  const name = taxNumber ? `${businessName} (${taxNumber})` : (businessName ?? '');
  return { stranger: { key: 'import.stranger', parameters: { name, places: '', placeIds: String(addressId ?? '') } } };
}

const key = (text: string | null | undefined) => fold(text ?? '').replaceAll(' ', '');
