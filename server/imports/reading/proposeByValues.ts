import type { Gazetteer } from '#server/places/gazetteer.ts';
import { fold } from '#shared/fold.ts';
import { likelyTarget } from './knownHeaders.ts';
import { readPosition } from './position.ts';
import { isContact, type Target } from './targets.ts';

type Targets = (string | null)[];

/** A column, by its first cells that are not empty. */
interface Column {
  /** Folded. */
  header: string;
  values: string[];
}

const ADDRESS = /\b(direccion|address|adresse|addr|endereco|domicilio|ubicacion|logradouro|location)\b/;
const JOB =
  /\b(gerente|director|directora|jefe|jefa|chefe|dueno|duena|dono|encargado|presidente|socio|apoderado|manager|owner|vendedor|administrador|ejecutivo|ceo|contador)\b/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const SITE = /^(https?:\/\/|www\.)\S+$|^[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|net|org|example)(\.[a-z]{2})?(\/\S*)?$/i;
/** Of numbers that look like those of phones. */
const FAX = /\b(fax|telec|telecopieur)\b/;
/** Written like a phone number, and not like the number of a register. */
const PHONE = /^(?=(?:\D*\d){7,15}\D*$)(?:\+|\(\d{2,4}\)|\d{3,5}[ -]\d{3,4}[ -]?\d{2,4}).*$/;

/** Legal forms and words at the end of the names of businesses: "S. de R.L. de C.V." without points and spaces. */
const BUSINESS =
  /\b(sa|sas|srl|sdrl|sderl|sac|saa|saci|spa|sc|sca|scp|scrl|spr|sapi|sab|sh|ltda|limitada|eirl|eireli|llc|llp|inc|incorporated|corp|corporation|ltd|limited|ltee|me|epp|cia|hnos|hermanos|e hijos)( de ?cv| de ?rl| me| epp){0,3}$|^(transportes?|transportadora|logistica|expreso|expresso|fletes|mudanzas|cooperativa|coop|grupo) /;

const isBusiness = (value: string): boolean => BUSINESS.test(fold(value).replace(/\b(\w) (?=\w\b)/g, '$1'));

/** Whether the cells are names: mostly of letters, and hardly any twice. */
const areNames = (column: Column): boolean =>
  new Set(column.values).size >= 0.7 * column.values.length &&
  share(column, (value) => value.replace(/[^\p{L}]/gu, '').length * 2 > value.length) >= 0.8;

const share = ({ values }: Column, is: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

/** Proposes targets by the cells of the columns: a target by header is dropped where the cells contradict it. */
export function proposeByValues(
  gazetteer: Gazetteer,
  header: string[],
  rows: readonly string[][],
  proposed: Targets,
): Targets {
  const columns = header.map((name, at): Column => {
    const values = rows.map((cells) => (cells[at] ?? '').trim()).filter(Boolean);
    return { header: fold(name), values };
  });
  const isPlace = (kind: string) => (value: string) =>
    gazetteer.named(fold(value)).some((place) => place.kind === kind);
  const targets = proposed.map((target, at) => {
    const column = columns[at]!;
    if (column.values.length === 0) return target;
    // "Estado: Activo"
    if (target === 'region' && share(column, isPlace('region')) < 0.3) return null;
    // "Cargo: Gerente"
    if (target === 'services' && share(column, (value) => JOB.test(fold(value))) >= 0.5) return null;
    return target;
  });
  const has = (...names: string[]) => targets.some((target) => target !== null && names.includes(target));
  const isTown = (value: string) => {
    const reading = gazetteer.read(value);
    return reading?.place.kind === 'city' && reading.notUnderstood === null;
  };
  const rules: { target: Target; isOne: (column: Column) => boolean }[] = [
    { target: 'email', isOne: (column) => share(column, (value) => EMAIL.test(value)) >= 0.8 },
    {
      target: 'websiteUrl',
      isOne: (column) => !has('websiteUrl') && share(column, (value) => SITE.test(value)) >= 0.8,
    },
    { target: 'phone', isOne: (column) => share(column, (value) => PHONE.test(value)) >= 0.8 },
    {
      target: 'latitude',
      isOne: (column) =>
        !has('latitude') &&
        share(column, (value) => /[.,]\d/.test(value) && readPosition({ latitude: value }) !== null) >= 0.8,
    },
    { target: 'country', isOne: (column) => !has('country') && share(column, isPlace('country')) >= 0.8 },
    {
      target: 'region',
      isOne: (column) => !has('region') && column.header === '' && share(column, isPlace('region')) >= 0.8,
    },
    {
      target: 'city',
      isOne: ({ header: name, values }) => {
        const isAddress = ADDRESS.test(name);
        if (has('city', 'cityId') || !(isAddress || name === '')) return false;
        const some = { header: name, values: values.slice(0, 30) };
        return share(some, isTown) >= (isAddress ? 0.3 : 0.7);
      },
    },
  ];
  const fits: Partial<Record<Target, (column: Column) => boolean>> = {
    businessName: areNames,
    commercialName: (column) => share(column, (value) => /\p{L}{2}/u.test(value)) >= 0.8,
    city: (column) => share({ ...column, values: column.values.slice(0, 30) }, isTown) >= 0.3,
    region: (column) => share(column, isPlace('region')) >= 0.3,
    country: (column) => share(column, isPlace('country')) >= 0.3,
    taxNumber: (column) => share(column, (value) => /\d{3}/.test(value)) >= 0.5,
  };
  columns.forEach((column, at) => {
    const likely = targets[at] === null && column.values.length > 0 ? likelyTarget(header[at]!) : null;
    if (likely && (isContact(likely) || !has(likely)) && (fits[likely]?.(column) ?? true)) targets[at] = likely;
  });
  if (!has('businessName')) {
    const named = columns.map((column, at) =>
      targets[at] === null && areNames(column) ? share(column, isBusiness) : 0,
    );
    const most = Math.max(...named);
    if (most >= 0.2) targets[named.indexOf(most)] = 'businessName';
  }
  for (const { target, isOne } of rules)
    columns.forEach((column, at) => {
      if (targets[at] === null && column.values.length > 0 && !FAX.test(column.header) && isOne(column))
        targets[at] = target;
    });
  return targets;
}
