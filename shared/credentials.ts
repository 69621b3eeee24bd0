/** A registration of transport businesses at a public register. */
export interface CredentialKind {
  /** The country, as an ISO 3166-1 code. */
  country: string;
  /** The usual name in the trade, in all languages. */
  name: string;
  /** The authority in charge of the register. */
  issuer: string;
  /** The pattern of a number without spaces, dots and hyphens. */
  number: RegExp;
  example: string;
  /** The number of digits; shorter numbers are padded with zeros. */
  digits?: number;
  /** Returns the public lookup page, with the number if the register supports that. */
  lookUp: (number: string) => string;
}

const page = (address: string) => () => address;

/** The kinds of credentials. A new kind needs no other code. */
export const CREDENTIAL_KINDS = {
  usdot: {
    country: 'US',
    name: 'USDOT',
    issuer: 'FMCSA',
    number: /^[1-9]\d{0,7}$/,
    example: '1234567',
    lookUp: (number) =>
      `https://safer.fmcsa.dot.gov/query.asp?searchtype=ANY&query_type=queryCarrierSnapshot&query_param=USDOT&query_string=${number}`,
  },
  rntrc: {
    country: 'BR',
    name: 'RNTRC',
    issuer: 'ANTT',
    number: /^\d{9}$/,
    example: '012345678',
    digits: 9,
    lookUp: page('https://consultapublica.antt.gov.br/Site/ConsultaRNTRC.aspx'),
  },
  ruta: {
    country: 'AR',
    name: 'RUTA',
    issuer: 'Secretaría de Transporte',
    number: /^\d{1,12}$/,
    example: '123456',
    lookUp: page('https://www.argentina.gob.ar/transporte'),
  },
  sict: {
    country: 'MX',
    name: 'Permiso SICT',
    issuer: 'SICT',
    number: /^[A-Z\d]{4,30}$/,
    example: '1522ABCD07052012230301000',
    lookUp: page('https://www.gob.mx/sct'),
  },
  denue: {
    country: 'MX',
    name: 'DENUE',
    issuer: 'INEGI',
    number: /^\d{1,10}$/,
    example: '6321456',
    lookUp: page('https://www.inegi.org.mx/app/mapa/denue/'),
  },
  rndc: {
    country: 'CO',
    name: 'RNDC',
    issuer: 'Ministerio de Transporte',
    number: /^\d{1,12}$/,
    example: '4321',
    lookUp: page('https://rndc.mintransporte.gov.co/'),
  },
  nsc: {
    country: 'CA',
    name: 'NSC',
    issuer: 'CCMTA',
    number: /^[A-Z\d]{4,15}$/,
    example: 'AB1234567',
    lookUp: page('https://www.ccmta.ca/'),
  },
  rtm: {
    country: 'PE',
    name: 'RTM',
    issuer: 'MTC',
    number: /^[A-Z\d]{4,15}$/,
    example: '151234CNG',
    lookUp: page('https://www.gob.pe/mtc'),
  },
} as const satisfies Record<string, CredentialKind>;

export type CredentialKindName = keyof typeof CREDENTIAL_KINDS;

export const CREDENTIAL_KIND_NAMES = Object.keys(CREDENTIAL_KINDS) as CredentialKindName[];

export const isCredentialKind = (name: string): name is CredentialKindName => Object.hasOwn(CREDENTIAL_KINDS, name);

/** Converts a number to its stored form, without validation: `12.345-678` of the RNTRC becomes `012345678`. */
export function tidyCredential(kind: CredentialKindName, typed: string): string {
  const { digits }: CredentialKind = CREDENTIAL_KINDS[kind];
  const number = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s./_-]/g, '');
  return digits ? number.padStart(digits, '0') : number.replace(/^0+(?=\d)/, '');
}

/** The maximum number of credentials of a provider. */
export const MOST_CREDENTIALS = 12;

/** The results of a check. */
export const CHECK_RESULTS = ['match', 'other_name', 'inactive', 'not_found'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

/** A check is shown for this many days after the date of its source. */
export const CHECK_DAYS = 365;

/** Whether a text is a day of the calendar, such as `2027-03-31`. */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && dayOf(new Date(`${text}T00:00:00Z`)) === text;

const dayOf = (day: Date): string => (Number.isNaN(day.getTime()) ? '' : dayText(day));

/** A date of the database as text; in JSON it already is a text. */
export const dayText = (day: Date | string): string => (typeof day === 'string' ? day : day.toISOString()).slice(0, 10);

/** A credential as one line of text, such as `RNTRC 012345678`. */
export const credentialText = (kind: CredentialKindName, number: string): string =>
  `${CREDENTIAL_KINDS[kind].name} ${number}`;

/** A credential in a cell, as `readCredential` reads it. */
export const writeCredential = (kind: CredentialKindName, number: string, validUntil: string | null): string =>
  `${credentialText(kind, number)}${validUntil ? ` until ${validUntil}` : ''}`;

/** A credential in a cell, such as `USDOT 1234567 until 2027-03-31`; null for any other text. */
export function readCredential(
  text: string,
): { kind: CredentialKindName; number: string; validUntil: string | null } | null {
  const [, typed, validUntil] = /^(\S.*?)(?: until (\S+))?$/i.exec(text.trim()) ?? [];
  const kind = CREDENTIAL_KIND_NAMES.find((name) =>
    typed?.toLowerCase().startsWith(`${CREDENTIAL_KINDS[name].name} `.toLowerCase()),
  );
  if (!typed || !kind) return null;
  return { kind, number: typed.slice(CREDENTIAL_KINDS[kind].name.length).trim(), validUntil: validUntil ?? null };
}
