import { type CredentialKindName, isCredentialKind, tidyCredential } from '#shared/credentials.ts';

/** A row of a register, as it is stored. */
export interface RegisterEntry {
  number: string;
  name: string;
  region: string | null;
  active: boolean;
  /** A day, as YYYY-MM-DD. */
  since: string | null;
  units: number | null;
  broker: boolean;
}

/** The format of the file of a register. */
export interface RegisterForm {
  kind: CredentialKindName;
  /** The required columns. Of the alternative names of a column, the first one present is used. */
  columns: Record<string, string[]>;
  /** Reads a row; null for a business of another trade. */
  read: (cell: (column: string) => string) => RegisterEntry | null;
}

/** Converts `20190131`, `31/01/2019` and `2019-01-31T…` to YYYY-MM-DD; null for anything else. */
function readDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text) ?? [];
  const [, last, middle, first] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(text) ?? [];
  const parts = year ? [year, month, day] : first ? [first, middle, last] : null;
  const written = parts?.join('-') ?? '';
  return parts && !Number.isNaN(Date.parse(written)) ? written : null;
}

const readUnits = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : null);

const isYes = (text: string) => /^(true|yes|si|sí|sim|1|y|s)$/i.test(text);

/** The company census of FMCSA (data.transportation.gov, az4n-8mr2). */
const fmcsa: RegisterForm = {
  kind: 'usdot',
  columns: {
    number: ['DOT_NUMBER'],
    name: ['LEGAL_NAME'],
    region: ['PHY_STATE'],
    status: ['STATUS_CODE'],
    since: ['ADD_DATE'],
    units: ['POWER_UNITS', 'NBR_POWER_UNIT'],
    entity: ['CARSHIP', 'ENTITY_TYPE'],
  },
  read: (cell) => ({
    number: cell('number'),
    name: cell('name'),
    region: cell('region') || null,
    active: cell('status') === 'A',
    since: readDay(cell('since')),
    units: readUnits(cell('units')),
    // B is broker, C is carrier; a company can be both
    broker: /\bB/.test(cell('entity')) && !/\bC/.test(cell('entity')),
  }),
};

/** The list of RNTRC that ANTT publishes. Natural persons (TAC, with a CPF) are not loaded. */
const antt: RegisterForm = {
  kind: 'rntrc',
  columns: {
    number: ['numero_rntrc'],
    name: ['nome_transportador'],
    region: ['uf'],
    status: ['situacao_rntrc'],
    since: ['data_primeiro_cadastro'],
    category: ['categoria_transportador'],
    taxNumber: ['cpfcnpjtransportador'],
  },
  read: (cell) => {
    const isPerson = /^TAC/i.test(cell('category')) || cell('taxNumber').replace(/[^\d*]/g, '').length === 11;
    return isPerson
      ? null
      : {
          number: cell('number'),
          name: cell('name'),
          region: cell('region') || null,
          active: /^ativ/i.test(cell('status')),
          since: readDay(cell('since')),
          units: null,
          broker: false,
        };
  },
};

/** The format of DENUE by INEGI. Sectors 48 and 49 are transport, mail and storage. */
const denue: RegisterForm = {
  kind: 'denue',
  columns: {
    number: ['id'],
    name: ['raz_social'],
    trade: ['nom_estab'],
    region: ['entidad'],
    activity: ['codigo_act'],
    since: ['fecha_alta'],
  },
  read: (cell) =>
    /^4[89]/.test(cell('activity'))
      ? {
          number: cell('number'),
          name: cell('name') || cell('trade'),
          region: cell('region') || null,
          active: true,
          since: readDay(cell('since')),
          units: null,
          broker: false,
        }
      : null,
};

/** The documented format of all other registers. */
const general = (kind: CredentialKindName): RegisterForm => ({
  kind,
  columns: {
    number: ['number'],
    name: ['name'],
    region: ['region'],
    status: ['status'],
    since: ['since'],
    units: ['units'],
    broker: ['broker'],
  },
  read: (cell) => ({
    number: cell('number'),
    name: cell('name'),
    region: cell('region') || null,
    active: /^(active|activ[oa]|ativ[oa]|vigente|a)$/i.test(cell('status')),
    since: readDay(cell('since')),
    units: readUnits(cell('units')),
    broker: isYes(cell('broker')),
  }),
});

const FORMS: Record<string, RegisterForm> = { fmcsa, antt, denue };
/** The columns that may be missing from a file. */
export const OPTIONAL = new Set(['since', 'units', 'entity', 'trade', 'broker', 'taxNumber']);

/** The form with the name that operators enter; null for an unknown name. */
export const formOf = (name: string): RegisterForm | null =>
  FORMS[name] ?? (isCredentialKind(name) ? general(name) : null);

/** The entry with its number in the format of credentials. */
export const tidyEntry = (kind: CredentialKindName, entry: RegisterEntry): RegisterEntry => ({
  ...entry,
  number: tidyCredential(kind, entry.number),
});
