import { fold } from '#shared/fold.ts';
import { areaCodes } from './areaCodes.ts';
import { mendCell } from './damage.ts';
import type { Mapping } from './mapping.ts';
import { sortContacts } from './mixedContacts.ts';
import type { Note } from './notes.ts';
import { isContact, markedService, type Target } from './targets.ts';
import { splitName } from './taxNumber.ts';

/** A cell, with its target, which several columns may have. */
export interface TargetCell {
  target: Target;
  text: string;
  /** The area code of its phone numbers, from another column. */
  areaCode?: string;
}

/** The cells of a row by target. Targets without a column are missing. */
export interface Cells extends Partial<Record<Target, string>> {
  /** The texts of the city columns, in the order of the columns, without empty ones. */
  cities: string[];
  /** The texts of the region columns: a region, and areas within it. Without empty ones. */
  regions: string[];
  contactCells: TargetCell[];
  serviceTexts: string[];
  /** Ids of the services marked in the row. */
  serviceIds: number[];
  /** Notes about values that programs have damaged beyond repair. */
  lost: Note[];
}

const words = (list: string) => new Set(list.split('|').map((text) => text.trim()));

/** Texts that programs write into empty cells of any column. */
const EMPTY_OF_PROGRAMS = words('null|nan|nat|n a|undefined|nil');
/** Texts that people write into empty cells, except for those of codes and names. */
const EMPTY_IN_WORDS = words(
  `none|no tiene|no aplica|no reporta|no registra|no disponible|ninguno|ninguna|sin dato|sin datos|aucun|aucune|sin correo|sin telefono|sin mail|sin web|no posee|no cuenta|
   sin nombre|sin informacion|unknown|not available|nao tem|nao informado|sem email|pendiente|por definir|no email|no phone|
   desconocido|no indica|no indicado|no consta|no informa|no especifica|nao consta|nao possui`,
);
/**
 * Abbreviations that people write into empty cells. In columns of places they are codes: South Dakota, North Dakota,
 * the tenth region of Chile.
 */
const EMPTY_IN_SHORT = words('na|s n|s d|s i|n c|sd|nd|n d|x|xx|xxx|sem|void');
/**
 * Texts that registers write as the tax number of a business without one, such as "final consumer" in Guatemala and the
 * number of the general public in Mexico.
 */
const NO_TAX_NUMBER = words('cf|c f|consumidor final|xaxx010101000|xexx010101000');
const isZero = (text: string) => /^0+([.,]0+)?$/.test(text);
const isFiller = (text: string) => /^(\d)\1{4,}$/.test(text.replaceAll(' ', ''));

/** Whether a cell means that there is no value, which depends on the column. */
function isEmpty(text: string, target: string): boolean {
  const folded = fold(text);
  // a name may consist of letters that folding removes
  if (folded === '') return !/[\p{L}\p{N}]/u.test(text);
  if (EMPTY_OF_PROGRAMS.has(folded)) return true;
  if (target === 'businessName') return folded === 'true' || folded === 'false';
  if (target === 'id' || target === 'reference') return isZero(folded);
  if (EMPTY_IN_WORDS.has(folded)) return true;
  if (target === 'region' || target === 'country' || target === 'postalCode') return false;
  if (target === 'taxNumber' && (isZero(folded) || isFiller(folded) || NO_TAX_NUMBER.has(folded))) return true;
  return EMPTY_IN_SHORT.has(folded);
}
/** Texts that mean "no" in a column that marks a service; an empty cell is not a mark, either. */
const UNMARKED = new Set(['', '0', 'n', 'no', 'nao', 'non', 'f', 'false', 'falso', 'n a', 'na']);

/** The text of a cell without surrounding spaces; empty when the cell contains no value for the target. */
export function plain(cell: string, target: string): string {
  const lines = cell
    .trim()
    .split('\n')
    .join(BETWEEN_LINES[target] ?? ' ');
  const text = KEEPS_LINES.has(target) ? cell.trim() : lines.replace(/\s+/g, ' ');
  return isEmpty(text, target) ? '' : text;
}

const lostNote = (cell: string, key: Note['key']): Note => ({
  ...{ key, parameters: { text: cell.trim().slice(0, 100) }, isWarning: true },
});

/** The text that joins the lines of a cell, by target: as parts of an address, numbers, or services. */
const BETWEEN_LINES: Record<string, string> = {
  city: ', ',
  phone: ' / ',
  mobilePhone: ' / ',
  whatsapp: ' / ',
  services: ', ',
  roles: '; ',
  lanes: '; ',
  credentials: '; ',
};
/** A cell that consists of a check digit, from a separate column. */
const CHECK_DIGIT = /^\s*([\dk])(?:[.,]0)?\s*$/i;
/** A number of five digits or more without a check digit. */
const WITHOUT_CHECK_DIGIT = /^(?:\d[.\s]?){5,}$/;

const KEEPS_LINES = new Set(['description', 'contacts']);

export function cellsOf(mapping: Mapping, raw: readonly string[]): Cells {
  const cells: Cells = { cities: [], regions: [], contactCells: [], serviceTexts: [], serviceIds: [], lost: [] };
  const codes = areaCodes(mapping.targets, raw);
  const add = ({ target, text }: TargetCell, areaCode?: string) => {
    cells[target] ||= text;
    if (isContact(target)) cells.contactCells.push({ target, text, ...(areaCode && { areaCode }) });
    else if (target === 'city') cells.cities.push(text);
    else if (target === 'region') cells.regions.push(text);
    else if (target === 'services') cells.serviceTexts.push(text);
  };
  mapping.targets.forEach((target, at) => {
    if (target === null || target === 'areaCode') return;
    const marked = markedService(target);
    if (marked !== null) {
      if (!UNMARKED.has(fold(raw[at] ?? '').trim())) cells.serviceIds.push(marked);
      return;
    }
    const [, digit] = (target === 'taxNumber' && raw[at]?.match(CHECK_DIGIT)) || [];
    // a check digit is added to the number, because it is not a number by itself
    if (digit && mapping.targets.indexOf('taxNumber') < at) {
      if (cells.taxNumber && WITHOUT_CHECK_DIGIT.test(cells.taxNumber)) cells.taxNumber += `-${digit}`;
      return;
    }
    const mended = mendCell(raw[at] ?? '', target);
    if (mended.lost) cells.lost.push({ ...lostNote(raw[at]!, mended.lost), column: target });
    const text = plain(mended.text, target);
    if (text === '') cells[target as Target] ||= '';
    else for (const part of sortContacts(target as Target, text)) add(part, codes[at]);
  });
  const both = cells.businessName ? splitName(cells.businessName) : null;
  if (both) {
    cells.businessName = both.name;
    cells.taxNumber ||= both.number;
  }
  if (mapping.countryCode && !cells.country) cells.country = mapping.countryCode;
  // some registers have only one of the two names, or a word for "none"
  if (mapping.spellsNames && plain(cells.businessName ?? '', 'commercialName') === '')
    cells.businessName = cells.commercialName ?? '';
  const isPlaced = mapping.targets.some(
    (target) => target === 'services' || (target && markedService(target) !== null),
  );
  if (isPlaced || mapping.serviceIds.length > 0) cells.services ??= '';
  return cells;
}
