import { fold } from '#shared/fold.ts';
import type { Mapping } from './mapping.ts';
import { isContact, isOfSeveral, markedService, type Target } from './targets.ts';

/** A cell of a target that several columns may have. */
export interface TargetCell {
  target: Target;
  text: string;
}

/** The cells of a row by what they hold. Targets without a column are missing. */
export interface Cells extends Partial<Record<Target, string>> {
  /** In the order of the columns, without empty ones. */
  cities: string[];
  contactCells: TargetCell[];
  serviceTexts: string[];
  /** Ids of the services that the row is marked for. */
  serviceIds: number[];
}

/** Texts that people write into a cell to leave it empty. */
const EMPTY = new Set(
  `n a|na|none|null|nil|no tiene|no aplica|no reporta|no registra|no disponible|ninguno|ninguna|sin dato|sin datos|sin correo|
   sin telefono|sin nombre|sin informacion|s n|s d|sd|nd|n d|x|xx|xxx|unknown|not available|nao tem|nao informado|sem|
   sem email|pendiente|por definir|no email|no phone|void|desconocido`
    .split('|')
    .map((text) => text.trim()),
);
/** Countries of the list of places that registers of the United States write as states. */
const TERRITORIES = new Set(['pr', 'vi', 'puerto rico']);
/** A mark of a column for a service; an empty cell is not a mark. */
const UNMARKED = new Set(['', '0', 'n', 'no', 'nao', 'non', 'f', 'false', 'falso', 'n a', 'na']);

/** The cell without surrounding spaces; empty when it means "nothing". */
export function plain(cell: string): string {
  const text = cell.replace(/\s+/g, ' ').trim();
  const folded = fold(text).trim();
  return folded === '' || EMPTY.has(folded) ? '' : text;
}

/** Texts keep their lines, and are never "empty" by a word. */
const AS_TYPED: readonly string[] = ['description', 'contacts', 'id', 'reference', 'taxNumber', 'businessName'];

export function cellsOf(mapping: Mapping, raw: readonly string[]): Cells {
  const cells: Cells = { cities: [], contactCells: [], serviceTexts: [], serviceIds: [] };
  mapping.targets.forEach((target, at) => {
    if (target === null) return;
    const marked = markedService(target);
    if (marked !== null) {
      if (!UNMARKED.has(fold(raw[at] ?? '').trim())) cells.serviceIds.push(marked);
      return;
    }
    const text = AS_TYPED.includes(target) ? (raw[at] ?? '').trim() : plain(raw[at] ?? '');
    if (!isOfSeveral(target)) cells[target as Target] = text;
    else {
      cells[target as Target] ||= text;
      if (text === '') return;
      if (isContact(target)) cells.contactCells.push({ target, text });
      else (target === 'city' ? cells.cities : cells.serviceTexts).push(text);
    }
  });
  if (mapping.countryCode && !cells.country) cells.country = mapping.countryCode;
  if (TERRITORIES.has(fold(cells.region ?? ''))) Object.assign(cells, { country: cells.region, region: '' });
  // a register has either name of a business, or a word for "none"
  if (mapping.spellsNames && plain(cells.businessName ?? '') === '') cells.businessName = cells.commercialName ?? '';
  const isPlaced = mapping.targets.some(
    (target) => target === 'services' || (target && markedService(target) !== null),
  );
  if (isPlaced || mapping.serviceIds.length > 0) cells.services ??= '';
  return cells;
}
