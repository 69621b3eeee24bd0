import type { Gazetteer } from '#server/places/gazetteer.ts';
import { fold } from '#shared/fold.ts';
import { chooseBesideCity } from './besideCity.ts';
import { isArea, isAreaCode, isCallingCode, isCheckDigit, knownTarget, likelyTargets } from './knownHeaders.ts';
import { readPosition } from './position.ts';
import { partsOf } from './readAddressCell.ts';
import { regionNamed } from './readRegion.ts';
import { isContact, type Target } from './targets.ts';
import { splitName } from './taxNumber.ts';

type Targets = (string | null)[];

/** A column with its first cells that are not empty. */
interface Column {
  /** The folded header. */
  header: string;
  values: string[];
}

const ADDRESS = /\b(direccion|address|adresse|addr|endereco|domicilio|ubicacion|logradouro|location|street)\b/;
/** Headers of the lines of an address: "Bill from 3", "Address line 2". */
const LINE =
  /^(bill|billed|ship|mailing|remit|address|adresse|addr|direccion|endereco|domicilio)( (from|to|address|line|linea|ligne))* \d$/;
const JOB =
  /\b(gerente|director|directora|jefe|jefa|chefe|dueno|duena|dono|encargado|presidente|socio|apoderado|manager|owner|vendedor|administrador|ejecutivo|ceo|contador)\b/;
const EMAIL = /^[^\s@/]+@[^\s@/]+$/;
const SITE = /^(https?:\/\/|www\.)\S+$|^[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|net|org|example)(\.[a-z]{2})?(\/\S*)?$/i;
/** Headers of columns whose numbers look like phone numbers but are not. */
const FAX = /\b(fax|telec|telecopieur)\b/;
/** The format of a phone number, as opposed to a register number. */
const PHONE = /^(?=(?:\D*\d){7,15}\D*$)(?:\+|\(\d{2,4}\)|\d{3,5}[ -]\d{3,4}[ -]?\d{2,4}).*$/;

/** Legal forms and words in the names of businesses. "S. de R.L. de C.V." is matched without periods and spaces. */
const BUSINESS =
  /\b(sa|sas|srl|sdrl|sderl|sac|saa|saci|spa|sc|sca|scp|scrl|spr|sapi|sab|sh|ltda|limitada|eirl|eireli|llc|llp|inc|incorporated|corp|corporation|ltd|limited|ltee|me|epp|cia|hnos|hermanos|e hijos)( de ?cv| de ?rl| me| epp){0,3}$|^(transportes?|transportadora|logistica|expreso|expresso|fletes|mudanzas|cooperativa|coop|grupo) /;

/** Words and codes for the status of a registration. Some of the codes are also codes of states. */
const STATUS =
  /^(a|i|s|c|v|ac|in|su|ca|ba|ok|activ[aeo]|ativ[ao]|actif|inacti(f|v[aeo])|inativ[ao]|vigente|vencid[ao]|suspen(so|sa|did[ao]|ded)|cancel(ad[ao]|led)|de baja|baja|baixad[ao]|(in)?habilitad[ao]|(ir)?regular|pasiv[ao]|revo(cad[ao]|gad[ao]|ked)|autorizad[ao]|(un)?authorized|si|no|sim|nao)\b/;

/** The Roman number of a region of Chile. */
const ROMAN = /^[IVX]{1,4}$/;

const isBusiness = (value: string): boolean => BUSINESS.test(fold(value).replace(/\b(\w) (?=\w\b)/g, '$1'));

/**
 * Whether the cells are names: mostly letters, with few repetitions, or more of them for businesses with several rows.
 */
const areNames = ({ header, values }: Column): boolean => {
  const column = { header, values: values.map((value) => splitName(value)?.name ?? value) };
  return (
    new Set(column.values).size >= (share(column, isBusiness) >= 0.3 ? 0.1 : 0.7) * column.values.length &&
    share(column, (value) => value.replace(/[^\p{L}]/gu, '').length * 2 > value.length) >= 0.8
  );
};

const share = ({ values }: Column, is: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

const isCode = (value: string) => /^[+(\s]*\d{1,5}[)\s]*([.,]0{1,2})?$/.test(value);
const isOneDigit = (value: string) => /^[\dk]([.,]0)?$/i.test(value);

/**
 * Proposes targets by the cells of the columns. A target that the header suggests is dropped if the cells contradict
 * it.
 */
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
  const isRegion = (value: string) => regionNamed(gazetteer, undefined, value) !== undefined;
  const isStatus = (column: Column) =>
    share(column, (value) => STATUS.test(fold(value))) >= 0.8 && share(column, isRegion) < 1;
  const ofRegions = (column: Column) =>
    Math.max(
      isStatus(column) ? 0 : share(column, isRegion),
      /\bregion\b/.test(column.header) ? share(column, (value) => ROMAN.test(value) || isRegion(value)) : 0,
    );
  const targets = proposed.map((target, at) => {
    const column = columns[at]!;
    if (column.values.length === 0) return target;
    // such as "Estado: Activo", which is a status
    if (target === 'region' && ofRegions(column) < 0.3) return null;
    // such as "Cargo: Gerente", which is a job
    if (target === 'services' && share(column, (value) => JOB.test(fold(value))) >= 0.5) return null;
    return target;
  });
  const isOfCodes = (at: number, isIt: (name: string) => boolean) =>
    isIt(header[at]!) && share(columns[at]!, isCode) >= 0.9;
  const has = (...names: string[]) => targets.some((target) => target !== null && names.includes(target));
  const isTown = (value: string) => {
    const reading = gazetteer.read(value);
    return reading?.place.kind === 'city' && reading.notUnderstood === null;
  };
  const endsWithTown = (value: string) => isTown(partsOf(value, undefined).at(-1) ?? value);
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
      isOne: (column) => !has('region') && column.header === '' && ofRegions(column) >= 0.8,
    },
    {
      target: 'city',
      isOne: ({ header: name, values }) => {
        const isAddress = ADDRESS.test(name);
        if (has('city', 'cityId') || !(isAddress || name === '')) return false;
        const some = { header: name, values: values.slice(0, 30) };
        // such as "Heredia, Flores, edificio …"
        const isFirst = (value: string) => isRegion(partsOf(value, undefined)[0] ?? '');
        return (
          share(some, isTown) >= (isAddress ? 0.3 : 0.7) ||
          (isAddress && (share(some, endsWithTown) >= 0.5 || share(some, isFirst) >= 0.5))
        );
      },
    },
  ];
  const fits: Partial<Record<Target, (column: Column) => boolean>> = {
    businessName: areNames,
    commercialName: (column) => share(column, (value) => /\p{L}{2}/u.test(value)) >= 0.8,
    city: (column) => share({ ...column, values: column.values.slice(0, 30) }, isTown) >= 0.3,
    region: (column) => ofRegions(column) >= 0.3,
    country: (column) => share(column, isPlace('country')) >= 0.3,
    taxNumber: (column) => share(column, (value) => /\d{3}/.test(value)) >= 0.5 && !areNames(column),
  };
  // chooses, for example, "Región: XI REGION AYSEN" rather than "Provincia: COYHAIQUE", and "Departamento: PUNO" rather
  // than "Provincia: SAN ROMAN"
  const isOfRegions = (at: number) =>
    [knownTarget(header[at]!)?.target, likelyTargets(header[at]!)[0]].includes('region');
  const shares = columns.map((column, at) => (isOfRegions(at) ? ofRegions(column) : 0));
  const best = shares.indexOf(Math.max(...shares));
  const former = targets.indexOf('region');
  if (shares[best]! >= 0.3 && shares[best]! > (shares[former] ?? 0) + 0.1) {
    targets[best] = 'region';
    if (former >= 0) targets[former] = null;
  }
  columns.forEach((column, at) => {
    // "DDD Telefone" is not a phone if it contains only codes
    const isOpen = targets[at] === null && column.values.length > 0 && !isOfCodes(at, isAreaCode);
    const likely = isOpen ? likelyTargets(header[at]!).find((target) => fits[target]?.(column) ?? true) : undefined;
    if (likely && (isContact(likely) || !has(likely))) targets[at] = likely;
  });
  const others = chooseBesideCity(header, targets, (target, at) => {
    const column = columns[at]!;
    if (target === 'region')
      return ofRegions(column) >= Math.max(0.3, ofRegions(columns[targets.indexOf(target)]!) - 0.1);
    return column.values.length > 0 && (fits[target]?.(column) ?? true);
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
  proposeLines();
  // such as "Nombre" in addition to "Razón social"
  const isName = (at: number) => knownTarget(header[at]!)?.target === 'businessName';
  const other = columns.findIndex(
    (column, at) =>
      targets[at] === null && areNames(column) && (isName(at) || areAlike(at, targets.indexOf('businessName'))),
  );
  if (other >= 0 && has('businessName') && !has('commercialName')) targets[other] = 'commercialName';
  proposeCodes();
  proposeAddress();
  replaceClass();
  const number = targets.indexOf('taxNumber');
  const isApart = (at: number) => rows.every((cells) => !cells[at]?.trim() || !cells[number]?.trim());
  columns.forEach((column, at) => {
    if (targets[at] !== null || column.values.length === 0) return;
    if (isArea(header[at]!) && has('region') && !others.has(at)) targets[at] = 'region';
    if (number < 0) return;
    if (isCheckDigit(header[at]!) && at > number && share(column, isOneDigit) >= 0.9) targets[at] = 'taxNumber';
    // separate columns for the tax numbers of companies and of persons
    if (likelyTargets(header[at]!)[0] === 'taxNumber' && isApart(at)) targets[at] = 'taxNumber';
  });
  return targets;

  /** Whether both columns share a word of the name in most rows: "Grúas Ortega", and "GRUAS Y EQUIPOS ORTEGA, S.A." */
  function areAlike(at: number, name: number): boolean {
    const wordsOf = (cell = '') =>
      fold(cell)
        .split(' ')
        .filter((word) => word.length > 3);
    const pairs = rows.map((cells) => [wordsOf(cells[at]), wordsOf(cells[name])] as const);
    const both = pairs.filter(([one, other]) => one.length > 0 && other.length > 0);
    return both.filter(([one, other]) => one.some((word) => other.includes(word))).length * 2 > both.length;
  }

  /** Maps the columns with the lines of an address, which have a town in some rows. */
  function proposeLines() {
    if (has('city', 'cityId')) return;
    columns.forEach((column, at) => {
      if (targets[at] === null && LINE.test(column.header) && column.values.some(endsWithTown)) targets[at] = 'city';
    });
  }

  /**
   * Replaces the column with the class of each business ("Modalidad: Carga, Mixto") if another column names its
   * services.
   */
  function replaceClass() {
    const kinds = (at: number) => new Set(columns[at]!.values).size;
    const [at, ...others] = columns.flatMap((_, at) => (targets[at] === 'services' ? [at] : []));
    if (at === undefined || others.length > 0 || columns[at]!.values.length < 20 || kinds(at) > 5) return;
    const isFuller = (_: unknown, other: number) =>
      targets[other] === null && likelyTargets(header[other]!)[0] === 'services' && kinds(other) >= 4 * kinds(at);
    const fuller = columns.findIndex(isFuller);
    if (fuller < 0) return;
    targets[fuller] = 'services';
    targets[at] = null;
  }

  /** Maps the address column, for rows whose city is empty. */
  function proposeAddress() {
    const city = targets.indexOf('city');
    if (city < 0) return;
    const isOne = (at: number) =>
      targets[at] === null &&
      ADDRESS.test(columns[at]!.header) &&
      rows.some((cells) => !cells[city]?.trim() && endsWithTown(cells[at] ?? ''));
    const at = header.findIndex((_, at) => isOne(at));
    if (at >= 0) targets[at] = 'address';
  }

  /** Maps the columns with the area codes of phones, and those with country codes before them. */
  function proposeCodes() {
    const propose = (isIt: (name: string) => boolean, isBeside: (at: number) => boolean) =>
      columns.forEach((_, at) => {
        if (targets[at] === null && isOfCodes(at, isIt) && isBeside(at)) targets[at] = 'areaCode';
      });
    const isPhone = (at: number) => /^(phone|mobilePhone|whatsapp)$/.test(targets[at] ?? '');
    propose(isAreaCode, (at) => isPhone(at + 1) || isPhone(at - 1));
    propose(isCallingCode, (at) => targets[at + 1] === 'areaCode');
  }
}
