/** The choices of a clerk for a file; all other columns and services are mapped as proposed. */
export interface Clerk {
  /** The country of rows without one. */
  countryCode?: string;
  /** Targets of columns, by their headers. */
  columns?: Record<string, string>;
  /** Several rows are one provider. */
  joinsRows?: true;
}

export interface Register {
  /** Contains the file and `truth.json`, which may be compressed. */
  folder: string;
  clerk: Clerk;
  /** Only `npm run registers` and `npm run test:long` read it. */
  isLong?: true;
  /** The share of right rows that is held; 0.95 without. */
  atLeast?: number;
}

/** Every file with a truth: a line here and a folder. */
export const REGISTERS: Register[] = [
  { folder: 'f01-id', clerk: {} },
  { folder: 'f02-country-code', clerk: {} },
  { folder: 'f03-dakota', clerk: {} },
  { folder: 'f04-header-below', clerk: { countryCode: 'AR' } },
  { folder: 'f05-quotes', clerk: { countryCode: 'AR' } },
  { folder: 'f06-empty-town', clerk: {} },
  { folder: 'f07-numbers', clerk: {} },
  { folder: 'f08-addresses', clerk: {} },
  { folder: 'f09-empty-words', clerk: {} },
  { folder: 'f10-mojibake', clerk: { countryCode: 'AR' } },
  { folder: 'f12-big-city', clerk: {} },
  { folder: 'f13-sheet-per-country', clerk: {} },
  { folder: 'kept-us-census', clerk: {} },
  { folder: 'kept-mx-denue', clerk: { countryCode: 'MX' }, isLong: true },
  { folder: 'kept-co-dian', clerk: { countryCode: 'CO' }, isLong: true },
  { folder: 'us-census', clerk: {}, isLong: true },
  { folder: 'mx-denue', clerk: { countryCode: 'MX' }, isLong: true },
  { folder: 'co-dian', clerk: { countryCode: 'CO' }, isLong: true },
  { folder: 'co-dian-xlsx', clerk: { countryCode: 'CO' }, isLong: true },
  { folder: 'kept-co-dian-xlsx', clerk: { countryCode: 'CO' }, isLong: true },
  // modelled on public registers and exports of programs
  { folder: 'us-carriers', clerk: {}, isLong: true },
  { folder: 'ca-crm', clerk: {}, isLong: true },
  { folder: 'mx-permits', clerk: { countryCode: 'MX' }, isLong: true },
  { folder: 'gt-tax', clerk: { countryCode: 'GT' }, isLong: true },
  { folder: 'co-three-rows', clerk: { countryCode: 'CO', joinsRows: true }, isLong: true },
  { folder: 'pe-ruc', clerk: { countryCode: 'PE' }, isLong: true },
  { folder: 'ec-three-sheets', clerk: { countryCode: 'EC' }, isLong: true },
  { folder: 'cl-shippers', clerk: { countryCode: 'CL' }, isLong: true },
  { folder: 'ar-map', clerk: { countryCode: 'AR' }, isLong: true },
  { folder: 'br-carriers', clerk: { countryCode: 'BR' }, isLong: true },
  { folder: 'py-licensed', clerk: { countryCode: 'PY' }, isLong: true },
  { folder: 'uy-towns', clerk: { countryCode: 'UY', joinsRows: true }, isLong: true },
  { folder: 'ar-shortened', clerk: { countryCode: 'AR' }, isLong: true },
  { folder: 'br-antt-open', clerk: { countryCode: 'BR' }, isLong: true },
  { folder: 'cl-areas', clerk: { countryCode: 'CL' }, isLong: true },
  { folder: 'co-check-digits', clerk: { countryCode: 'CO' }, isLong: true },
  { folder: 'pe-districts', clerk: { countryCode: 'PE' }, isLong: true },
  // from second readers
  { folder: 'reader-ar-crm', clerk: { joinsRows: true }, isLong: true },
  { folder: 'reader-br-antt', clerk: { countryCode: 'BR' }, isLong: true },
  { folder: 'reader-cl-asociados', clerk: { countryCode: 'CL' }, isLong: true },
  { folder: 'reader-co-registro', clerk: { countryCode: 'CO' }, isLong: true },
  { folder: 'reader-mx-camara', clerk: { countryCode: 'MX' }, isLong: true },
  { folder: 'reader-us-list', clerk: {}, isLong: true },
  { folder: 'cr-ministry', clerk: { countryCode: 'CR' }, isLong: true },
  { folder: 'us-tx-contacts', clerk: { joinsRows: true }, isLong: true },
  { folder: 'ec-cadastre', clerk: { countryCode: 'EC' }, isLong: true },
  // from another second reader, who had seen neither the import nor the others
  { folder: 'unseen-us-crm', clerk: { countryCode: 'US' }, isLong: true },
  { folder: 'unseen-br-sindicato', clerk: { countryCode: 'BR' }, isLong: true },
  { folder: 'unseen-mx-directorio', clerk: { countryCode: 'MX' }, isLong: true },
  { folder: 'unseen-cl-transportistas', clerk: { countryCode: 'CL' }, isLong: true },
  { folder: 'unseen-pe-registro', clerk: { countryCode: 'PE', joinsRows: true }, isLong: true },
  { folder: 'unseen-ca-members', clerk: { countryCode: 'CA' }, isLong: true },
  // from two more
  { folder: 'twelve-us-motorcarriers', clerk: { countryCode: 'US' }, isLong: true },
  { folder: 'twelve-mx-permisionarios', clerk: { countryCode: 'MX', joinsRows: true }, isLong: true },
  { folder: 'twelve-co-vigilados', clerk: { countryCode: 'CO' }, isLong: true },
  { folder: 'twelve-ec-operadoras', clerk: { countryCode: 'EC' }, isLong: true },
  { folder: 'twelve-ar-socios', clerk: { countryCode: 'AR' }, isLong: true },
  { folder: 'twelve-gt-gremial', clerk: { countryCode: 'GT' }, isLong: true },
  { folder: 'twelve-ca-membercrm', clerk: { countryCode: 'CA' }, isLong: true },
  { folder: 'twelve-pe-mtcrelacion', clerk: { countryCode: 'PE' }, isLong: true },
  { folder: 'twelve-cl-nominasocios', clerk: { countryCode: 'CL' }, isLong: true },
  { folder: 'twelve-br-associados', clerk: { countryCode: 'BR' }, isLong: true },
  { folder: 'twelve-py-habilitaciones', clerk: { countryCode: 'PY', joinsRows: true }, isLong: true },
  { folder: 'twelve-uy-padronmtop', clerk: { countryCode: 'UY' }, isLong: true },
  // from a third
  { folder: 'third-us-hubspot-carriers', clerk: { countryCode: 'US' }, isLong: true },
  { folder: 'third-mx-canacar-socios', clerk: { countryCode: 'MX' }, isLong: true },
  { folder: 'third-pe-padron-asociados', clerk: { countryCode: 'PE' }, isLong: true },
  { folder: 'third-co-supertransporte-vigilados', clerk: { countryCode: 'CO', joinsRows: true }, isLong: true },
  { folder: 'third-br-cnpj-cnae', clerk: { countryCode: 'BR' }, isLong: true },
  { folder: 'third-ar-camara-socios', clerk: { countryCode: 'AR' }, isLong: true },
  // from a fourth
  { folder: 'fourth-ca-quickbooks', clerk: { countryCode: 'CA' }, isLong: true },
  { folder: 'fourth-cl-gremial', clerk: { countryCode: 'CL' }, isLong: true, atLeast: 0.9 },
  { folder: 'fourth-cr-auxiliares', clerk: { countryCode: 'CR', joinsRows: true }, isLong: true },
  { folder: 'fourth-ec-supercias', clerk: { countryCode: 'EC' }, isLong: true },
  { folder: 'fourth-us-gmaps', clerk: { countryCode: 'US' }, isLong: true },
  { folder: 'fourth-uy-proveedores', clerk: { countryCode: 'UY' }, isLong: true },
  // from a fifth and a sixth
  { folder: 'fifth-mx', clerk: { countryCode: 'MX' }, isLong: true },
  { folder: 'fifth-br', clerk: { countryCode: 'BR' }, isLong: true },
  { folder: 'fifth-co', clerk: { countryCode: 'CO' }, isLong: true },
  { folder: 'fifth-us', clerk: { countryCode: 'US' }, isLong: true },
  { folder: 'fifth-ar', clerk: { countryCode: 'AR' }, isLong: true },
  { folder: 'fifth-do', clerk: { countryCode: 'DO' }, isLong: true },
  { folder: 'sixth-cl', clerk: { countryCode: 'CL' }, isLong: true },
  { folder: 'sixth-pe', clerk: { countryCode: 'PE' }, isLong: true },
  { folder: 'sixth-ca', clerk: { countryCode: 'CA' }, isLong: true },
  { folder: 'sixth-bo', clerk: { countryCode: 'BO' }, isLong: true },
  { folder: 'sixth-pa', clerk: { countryCode: 'PA' }, isLong: true },
  { folder: 'sixth-hn', clerk: { countryCode: 'HN' }, isLong: true },
  // from a seventh
  { folder: 'seventh-ec', clerk: { countryCode: 'EC' }, isLong: true },
  { folder: 'seventh-gt', clerk: { countryCode: 'GT' }, isLong: true },
  { folder: 'seventh-py', clerk: { countryCode: 'PY' }, isLong: true },
  { folder: 'seventh-ve', clerk: { countryCode: 'VE' }, isLong: true },
  { folder: 'seventh-mx', clerk: { countryCode: 'MX' }, isLong: true },
  // from an eighth
  { folder: 'eighth-us', clerk: { countryCode: 'US' }, isLong: true },
  { folder: 'eighth-ca', clerk: { countryCode: 'CA' }, isLong: true },
  { folder: 'eighth-br', clerk: { countryCode: 'BR' }, isLong: true },
  { folder: 'eighth-co', clerk: { countryCode: 'CO' }, isLong: true },
  { folder: 'eighth-cl', clerk: { countryCode: 'CL' }, isLong: true },
  { folder: 'eighth-ar', clerk: { countryCode: 'AR' }, isLong: true },
  { folder: 'eighth-pe', clerk: { countryCode: 'PE', joinsRows: true }, isLong: true },
];
