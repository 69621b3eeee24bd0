import { ID_HEADER } from '#server/providers/csv/csvColumns.ts';
import { fold } from '#shared/fold.ts';
import { isContact, TARGETS, type Target } from './targets.ts';

/** Headers of registers and spreadsheets in the Americas. For each target the most likely header comes first. */
const HEADERS: Partial<Record<Target, string>> = {
  reference: `dot number, usdot, usdot number, clee, docket number, mc number, matricula, no matricula, no matricula resolucion,
    numero de registro, registro, registration number, permit number, rntrc, rnt, external id, referencia, codigo cliente,
    numero de permiso, no permiso, no de permiso, permit no, license number, license no, no registro, no de registro, antt, customer id, account id, id de cuenta, id cuenta, client id, id cliente, id de cliente, codigo`,
  businessName: `legal name, business name, company name, company, razon social, raz social, razao social, nombre o razon social,
    denominacion, denominacion social, nombre de la empresa, nombre empresa, empresa, nome empresarial, nome da empresa, nom de
    l entreprise, entreprise, denomination sociale, carrier name, name, nombre, nome, organization name, transportista,
    vendor, vendor name, supplier, supplier name, nombre del titular, titular, transportadora, razon social proveedor, account name, nombre proveedor, proveedor, nombre o denominacion, denominacion o razon social, nombre razon social, contribuyente, nombre completo, fornecedor, title, account`,
  commercialName: `dba name, dba, doing business as, trade name, nombre comercial, nombre de fantasia, nom estab, nombre del
    establecimiento, establecimiento, nome fantasia, sigla, commercial name, nom commercial, fantasia, marca, brand, nombre fantasia, nombre de la marca, nombre comercial proveedor`,
  websiteUrl: `www, web, website, web site, url, pagina web, sitio web, sitio, site, homepage, pagina, site web, web page, domain, company domain name, dominio`,
  taxType: 'tax type, tipo de documento, tipo documento, tipo de identificacion, tipo identificacion',
  taxNumber: `tax number, tax id, ein, nit, rfc, cuit, rut, ruc, cnpj, rnc, tin, nif, numero de identificacion, identificacion,
    tax id ein, ein tax id, federal tax id, fein, numero de documento, numero documento, documento, cpf cnpj, no identificacion, cedula juridica, numero fiscal, cuit proveedor, numero ruc, num ruc, numero de ruc, cpf o cnpj, rut empresa, cuit cuil, nit proveedor, tax no, vat number, business number, gst number, gst hst number, hst number, gst hst no, ne, bn, ne bn, bn ne`,
  description: `descripcion, descricao, about, notas, observaciones, observacoes, comments, remarks`,
  city: `phy city, physical city, localidad, ciudad, cidade, town, city name, ville, municipalite, localite, commune, municipio, municipality, nombre municipio,
    municipio comercial, comuna, canton, distrito, poblacion, ciudad municipio, addr city, billing city, mailing city, shipping city, city town, localidad comercial, ciudad de operacion, cidade sede, poblado`,
  region: `phy state, physical state, state, province, state province, estado provincia, entidad, entidad federativa, departamento,
    provincia, uf, department, region name, nombre departamento, estado uf, estado, provincia estado, state region, billing state, billing state province, mailing state, depto, dpto, estado departamento, region, addr state, departamento provincia`,
  postalCode: `phy zip, physical zip, zip, zip code, zipcode, postal code, postcode, codigo postal, cod postal, cp, cep, code postal, billing zip, billing postal code, billing zip postal code, mailing zip postal code, addr postcode, postal, codpostal`,
  country:
    'phy country, physical country, country code, pais, pays, country name, codigo pais, country region, billing country, mailing country, addr country, pais de origen',
  latitude:
    'lat, latitud, y, coord y, coordenadas, coordinates, lat lng, lat long, latlng, geolocalizacion, georreferencia',
  longitude: 'lon, lng, long, longitud, x, coord x',
  email: `email address, e mail, mail, email, correo, correo electronico, correoelec, correo e, e mail address, courriel, email
    comercial, direccion de correo, emails, contact email, correo de contacto`,
  phone: `telephone, phone, phone number, telefono, telefone, tel, telefono 1, telefono fijo, telefono comercial, fono, phone 1,
    telefonos, tel fijo, telephone number, business phone, telefono de contacto, contact phone, fixo, tel1, tel 1, fono 1, telefono principal, telefono s, company phone, contact phone, telefones, numero de telefono, addr phone, business phone number, main phone`,
  mobilePhone: `cell phone, mobile, mobile phone, cell, celular, movil, telefono celular, telefono movil, cellulaire, mobile number,
    celulares, telefono 2, phone 2`,
  whatsapp: 'whats app, wa, numero de whatsapp, whatsapp number, wsp',
  services: `services, servicios, servicos, service, servicio, nombre act, actividad economica, actividad, activity, cargo, cargo
    carried, giro, rubro, ramo, atividade, descripcion actividad, nombre actividad, modalidad, tipo de servicio, type of service,
    especialidad, specialties, tipo de carga, tipos de carga, carga transportada, clase de carga`,
  roles: 'role, rol, funcion, papel, papeis',
  lanes: 'routes, rutas, rotas, recorridos, trayectos, corredores, lane, ruta, rota',
};

const key = (header: string) => fold(header).replaceAll(' ', '');
/** Removes a number at the end of a header, such as "TELEFONE1" and "Email 2", which are one of several columns. */
const withoutNumber = (header: string) => header.replace(/[ _]?[1-9]$/, '');

const known = new Map<string, { target: Target; rank: number }>();
for (const [target, headers] of Object.entries(HEADERS) as [Target, string][])
  headers.split(',').forEach((header, rank) => {
    if (!known.has(key(header))) known.set(key(header), { target, rank: rank + 1 });
  });
for (const target of TARGETS) known.set(key(target === 'id' ? ID_HEADER : target), { target, rank: 0 });

/**
 * Words that suggest a target in headers that are not known as a whole: "Teléfono(s) de la oficina", "Municipio -
 * Departamento". The first match is used.
 */
const WORDS: [Target, RegExp][] = [
  ['reference', /\b(rntrc|usdot)\b/],
  ['email', /\b(e ?mails?|correos?|mails?|courriels?)\b/],
  ['whatsapp', /\b(whats ?app|wsp|wpp|zap)\b/],
  [
    'phone',
    /\b(telefonos?|telefones?|telefonicos?|tels?|telephones?|phones?|fonos?|fixo|fijo|sans frais|toll free|pbx)\b/,
  ],
  ['mobilePhone', /\b(celular(es)?|cels?|movil(es)?|mobiles?|cell)\b/],
  ['websiteUrl', /\b(web|website|sitio|site|url|homepage|paginas?)\b/],
  ['commercialName', /\b(comercial|fantasia|trade name|dba|doing business|operating as|nom usuel|nom commercial)\b/],
  [
    'taxNumber',
    /\b(nit|ruc|rut|rfc|cuit|cnpj|cpf|cpf ?cnpj\w*|rnc|rtn|rif|cuil|ein|gst|hst|tps|tvh|cedula juridica)\b/,
  ],
  ['postalCode', /\b(postal|zip|cep|postcode)\b/],
  [
    'city',
    /\b(ciudad|cidade|city|town|ville|municipalite|localite|municipio|municipalidad|municipality|localidad|comuna|canton|distrito|poblacion)\b/,
  ],
  ['region', /\b(departamento|provincia|province|prov|state|estado|uf|region|depto|dpto)\b/],
  ['country', /\b(pais|country|pays)\b/],
  [
    'services',
    /\b(servicios?|servicos?|services?|giros?|rubros?|actividad(es)?|atividades?|especialidad(es)?|activity)\b/,
  ],
  [
    'businessName',
    /\b(razon|razao|raison|denominacion|company|empresas?|transportistas?|transportador(a|es)?|carrier|permisionario|operadora|operador|prestador|afiliado|asociado|socio|agremiado|membro|member|cliente|nombres?|nome|name|nom)\b/,
  ],
];
/** Words of headers whose columns contain other data: a code, a date, a person. */
const OTHERS =
  /\b(fax|fecha|date|data|codigo|cod|code|id|ubigeo|contacto|contato|contact|representante|gerente|propietario|owner|apellidos?|chofer|conductor|driver|responsable|responsavel|calle|rua|street|usuario|cantidad|total|tipo de (?!serv)|nacimiento|vigencia)\b/;
const LONGEST_OF_WORDS = 60;
/** Headers of the check digit of the tax number in the previous column. */
const CHECK_DIGIT =
  /^(dv|d v|dig(ito)?s?( de)? (ver(if(icador|icacion)?)?|control)|verificador|check digit|dv (nit|rut|ruc)|(nit|rut|ruc) dv)$/;
/** Headers of the area code of the phone number in the next or the previous column. */
const AREA_CODE =
  /^(ddd|area|(clave )?lada|prefijo|prefixo|caract?(eristica)?|(cod(igo)? (de )?)?area|cod(igo)? ddd|indicativo|indicatif( regional)?|area code|prefix)( (de |do |da |del )?(tel\w*|fono|fone|fixo|fijo|cel\w*|movil|mobile|phone))?( ?\d)?$/;
const CALLING_CODE = /^(ddi|country calling code)( (tel\w*|fone|fixo|cel\w*))?( ?\d)?$/;
/** Headers of areas within regions. */
const AREA = /^(provincia|partido|departamento|depto|dpto|county|condado)\b/;

/** Headers with which registers mark a service in a separate column, with the English name of the service. */
const FLAGS = new Map(
  Object.entries({
    genfreight: 'Full truckload (FTL)',
    household: 'Long-distance moving',
    metalsheet: 'Steel and coil transport',
    motoveh: 'Car carrier transport',
    motorveh: 'Car carrier transport',
    drivetow: 'Driveaway delivery',
    logpole: 'Timber and log transport',
    bldgmat: 'Flatbed transport',
    mobilehome: 'Oversize load transport',
    machlrg: 'Heavy machinery transport',
    produce: 'Fruit and vegetable transport',
    liqgas: 'Tanker transport',
    intermodal: 'Container haulage',
    passengers: 'Bus charter',
    livestock: 'Cattle transport',
    grainfeed: 'Grain transport',
    meat: 'Meat transport',
    chem: 'Chemical transport',
    coldfood: 'Refrigerated transport',
    construct: 'Sand and gravel haulage',
    farmsupp: 'Farm machinery transport',
    coalcoke: 'Ore and mineral haulage',
    drybulk: 'Bulk cement transport',
  }),
);

/** Separators of headers for phone numbers of several kinds: "Teléfono / Celular". */
const EITHER = /[/,;|]|\b(y|e|o|u|ou|and|or|et)\b/i;
const isEitherPhone = (header: string): boolean => {
  const kinds = header.split(EITHER).map((part) => part && known.get(key(part))?.target);
  return kinds.includes('phone') && (kinds.includes('mobilePhone') || kinds.includes('whatsapp'));
};

/**
 * The most likely target of a column with this header, with its rank (0 is the most likely); null for an unknown
 * header.
 */
export const knownTarget = (header: string): { target: Target; rank: number } | null =>
  isEitherPhone(header)
    ? { target: 'phone', rank: 1 }
    : (known.get(key(header)) ?? known.get(key(withoutNumber(header))) ?? null);

/**
 * The targets that the words of a header suggest, the most likely first: "Razón social / RNC" is a name with a number.
 */
export function likelyTargets(header: string): Target[] {
  // joins single letters, as in "R.U.C."
  const folded = fold(header.slice(0, LONGEST_OF_WORDS)).replace(/\b(\w) (?=\w\b)/g, '$1');
  const [first, ...others] = WORDS.filter(([, words]) => words.test(folded)).map(([target]) => target);
  if (!first || (!isContact(first) && first !== 'postalCode' && OTHERS.test(folded))) return [];
  return [first, ...others.filter((other) => first === 'taxNumber' && other === 'businessName')];
}

export const isCheckDigit = (header: string): boolean => CHECK_DIGIT.test(fold(header));
export const isAreaCode = (header: string): boolean => AREA_CODE.test(fold(header));
/** Whether a header names a country calling code, which precedes the area code. */
export const isCallingCode = (header: string): boolean => CALLING_CODE.test(fold(header));
export const isArea = (header: string): boolean => AREA.test(fold(header)) && !OTHERS.test(fold(header));

/** Whether a header is a trade name if another column has the legal name. */
export const isCompany = (header: string): boolean => /\b(empresa|company|entreprise|negocio)\b/.test(fold(header));

/** The English name of the service that a column marks; null for other headers. */
export const knownFlag = (header: string): string | null => FLAGS.get(key(header).replace(/^crgo/, '')) ?? null;

export const isKnownHeader = (header: string): boolean => known.has(key(header)) || knownFlag(header) !== null;

/** Whether the cells of a column may be links, whose target is read instead of the text. */
export const isLinkedHeader = (header: string): boolean =>
  /^(websiteUrl|email)$/.test(knownTarget(header)?.target ?? '');
