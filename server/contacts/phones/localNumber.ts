import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { fold } from '#shared/fold.ts';

/** Where the owner of a number is. */
export interface Town {
  name: string;
  region: string | null;
  countryCode: string;
}

/** The length of numbers within an area, and the codes of areas by region or, after a slash, by town. Of others nothing is certain. */
const AREAS: Record<string, { digits: RegExp; codes: string }> = {
  BO: {
    digits: /^[2-4]\d{6}$/,
    codes: `2: la paz, oruro, potosi; 3: santa cruz, beni, pando; 4: cochabamba, chuquisaca, tarija`,
  },
  CO: {
    digits: /^[2-8]\d{6}$/,
    codes: `601: bogota d c, cundinamarca; 602: valle del cauca, cauca, narino; 604: antioquia, cordoba, choco;
      605: atlantico, bolivar, magdalena, sucre, cesar, la guajira; 606: caldas, risaralda, quindio; 607: santander, norte de santander, arauca;
      608: boyaca, tolima, huila, meta, casanare, caqueta, putumayo, amazonas, guaviare, guainia, vaupes, vichada, san andres y providencia`,
  },
  CL: {
    digits: /^2\d{6}$/,
    codes:
      '41: biobio/concepcion, biobio/talcahuano; 32: valparaiso/valparaiso, valparaiso/vina del mar; 55: antofagasta',
  },
  EC: {
    digits: /^[2-7]\d{6}$/,
    codes: `2: pichincha, santo domingo de los tsachilas; 3: cotopaxi, tungurahua, chimborazo, bolivar, pastaza; 4: guayas, santa elena;
      5: manabi, los rios, galapagos; 6: imbabura, carchi, esmeraldas, sucumbios, napo, orellana;
      7: azuay, canar, el oro, loja, zamora chinchipe, morona santiago`,
  },
  MX: {
    digits: /^\d{8}$/,
    codes: `55: ciudad de mexico; 33: jalisco/guadalajara, jalisco/zapopan, jalisco/tlaquepaque, jalisco/san pedro tlaquepaque, jalisco/tonala;
      81: nuevo leon/monterrey, nuevo leon/san pedro garza garcia, nuevo leon/guadalupe, nuevo leon/san nicolas de los garza, nuevo leon/apodaca,
      nuevo leon/santa catarina, nuevo leon/escobedo`,
  },
  PE: {
    digits: /^[2-7]\d{5,6}$/,
    codes: `1: lima, callao; 41: amazonas; 42: san martin; 43: ancash; 44: la libertad; 51: puno; 52: tacna; 53: moquegua; 54: arequipa; 56: ica;
      61: ucayali; 62: huanuco; 63: pasco; 64: junin; 65: loreto; 66: ayacucho; 67: huancavelica; 72: tumbes; 73: piura; 74: lambayeque;
      76: cajamarca; 82: madre de dios; 83: apurimac; 84: cusco`,
  },
  PY: {
    digits: /^[2-9]\d{5,6}$/,
    codes:
      '21: asuncion, central/san lorenzo, central/luque, central/fernando de la mora, central/lambare, central/villa elisa, central/mariano roque alonso, central/nemby, central/limpio; 61: alto parana/ciudad del este; 71: itapua/encarnacion',
  },
  // seven digits have a 2 in front of them since 2010
  UY: { digits: /^[2-9]\d{6}$/, codes: '2: montevideo' },
  VE: { digits: /^\d{7}$/, codes: '212: distrito capital' },
  BR: {
    digits: /^(?:[2-5]\d{7}|9\d{8})$/,
    codes: `11: sao paulo/sao paulo, sao paulo/guarulhos, sao paulo/osasco; 13: sao paulo/santos; 19: sao paulo/campinas; 21: rio de janeiro/rio de janeiro;
      27: espirito santo/vitoria; 31: minas gerais/belo horizonte, minas gerais/contagem; 41: parana/curitiba; 48: santa catarina/florianopolis;
      47: santa catarina/joinville, santa catarina/itajai; 51: rio grande do sul/porto alegre, rio grande do sul/canoas; 61: distrito federal;
      62: goias/goiania; 63: tocantins; 65: mato grosso/cuiaba; 67: mato grosso do sul; 68: acre; 69: rondonia; 71: bahia/salvador; 79: sergipe;
      81: pernambuco/recife; 82: alagoas; 83: paraiba; 84: rio grande do norte; 85: ceara/fortaleza; 86: piaui/teresina; 91: para/belem;
      92: amazonas/manaus; 95: roraima; 96: amapa; 98: maranhao/sao luis`,
  },
};

const tables = new Map<string, Map<string, string>>();

function tableOf(countryCode: string): Map<string, string> {
  const known = tables.get(countryCode);
  if (known) return known;
  const table = new Map(
    (AREAS[countryCode]?.codes ?? '').split(';').flatMap((line) => {
      const [code = '', areas = ''] = line.split(':');
      return areas.split(',').map((area) => [area.replace(/\s+/g, ' ').trim(), code.trim()] as const);
    }),
  );
  tables.set(countryCode, table);
  return table;
}

/** A stored number without an area code, with that of its town; null where the town does not tell it for certain. */
export function withAreaCode(value: string, { name, region, countryCode }: Town): string | null {
  const [number = '', extension] = value.split(';ext=');
  const country = getCountryCallingCode(countryCode as CountryCode);
  const digits = number.replace(new RegExp(`^\\+${country}`), '');
  if (!AREAS[countryCode]?.digits.test(digits)) return null;
  const table = tableOf(countryCode);
  const area = fold(region ?? '');
  const code = table.get(`${area}/${fold(name)}`) ?? table.get(area);
  const complete = code ? parsePhoneNumberFromString(`+${country}${code}${digits}`) : undefined;
  return complete?.isValid() ? `${complete.number}${extension ? `;ext=${extension}` : ''}` : null;
}
