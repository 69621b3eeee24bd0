import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { fold } from '#shared/fold.ts';

/** The town of the owner of a number. */
export interface Town {
  name: string;
  region: string | null;
  countryCode: string;
  /** The area code that was written next to the number. */
  areaCode?: string | undefined;
}

/**
 * The format of local numbers, and the area codes by region or, after a slash, by town. Other places have no certain
 * code.
 */
const AREAS: Record<string, { digits: RegExp; codes: string }> = {
  AR: {
    digits: /^[2-9]\d{5,7}$/,
    codes: `11: ciudad autonoma de buenos aires, buenos aires/avellaneda, buenos aires/lanus, buenos aires/lomas de zamora,
      buenos aires/quilmes, buenos aires/san isidro, buenos aires/olivos, buenos aires/moron, buenos aires/san justo,
      buenos aires/caseros, buenos aires/general san martin, buenos aires/ituzaingo, buenos aires/castelar, buenos
      aires/hurlingham, buenos aires/berazategui, buenos aires/tigre, buenos aires/san fernando, buenos aires/banfield,
      buenos aires/temperley, buenos aires/adrogue; 341: santa fe/rosario, santa fe/funes, santa fe/gobernador galvez,
      santa fe/granadero baigorria, santa fe/perez, santa fe/capitan bermudez; 342: santa fe/santa fe, santa fe/santo
      tome; 351: cordoba/cordoba; 353: cordoba/villa maria; 358: cordoba/rio cuarto; 3564: cordoba/san francisco; 261:
      mendoza/mendoza, mendoza/godoy cruz, mendoza/guaymallen, mendoza/las heras, mendoza/maipu, mendoza/lujan de cuyo;
      260: mendoza/san rafael; 264: san juan/san juan; 266: san luis/san luis; 2657: san luis/villa mercedes; 381:
      tucuman/san miguel de tucuman, tucuman/tafi viejo, tucuman/yerba buena; 385: santiago del estero/santiago del
      estero, santiago del estero/la banda; 387: salta/salta; 388: jujuy/san salvador de jujuy; 380: la rioja/la rioja;
      383: catamarca/san fernando del valle de catamarca; 362: chaco/resistencia, chaco/barranqueras; 379:
      corrientes/corrientes; 376: misiones/posadas; 3757: misiones/puerto iguazu; 370: formosa/formosa; 343: entre
      rios/parana; 345: entre rios/concordia; 3446: entre rios/gualeguaychu; 3442: entre rios/concepcion del uruguay; 291:
      buenos aires/bahia blanca; 223: buenos aires/mar del plata; 221: buenos aires/la plata; 249: buenos aires/tandil;
      2284: buenos aires/olavarria; 2477: buenos aires/pergamino; 236: buenos aires/junin; 336: buenos aires/san nicolas
      de los arroyos; 3487: buenos aires/zarate; 3489: buenos aires/campana; 2262: buenos aires/necochea; 299:
      neuquen/neuquen, neuquen/plottier, rio negro/cipolletti; 298: rio negro/general roca; 2920: rio negro/viedma; 294:
      rio negro/san carlos de bariloche; 280: chubut/trelew, chubut/rawson, chubut/puerto madryn; 297: chubut/comodoro
      rivadavia, santa cruz/caleta olivia; 2966: santa cruz/rio gallegos; 2901: tierra del fuego/ushuaia; 2964: tierra del
      fuego/rio grande; 2954: la pampa/santa rosa; 2302: la pampa/general pico; 3462: santa fe/venado tuerto; 3492: santa
      fe/rafaela; 3476: santa fe/san lorenzo; 3471: santa fe/canada de gomez; 3464: santa fe/casilda; 3400: santa fe/villa
      constitucion; 3482: santa fe/reconquista`,
  },
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
    digits: /^\d{7,8}$/,
    codes: `55: ciudad de mexico; 33: jalisco/guadalajara, jalisco/zapopan, jalisco/tlaquepaque, jalisco/san pedro tlaquepaque, jalisco/tonala;
      81: nuevo leon/monterrey, nuevo leon/san pedro garza garcia, nuevo leon/guadalupe, nuevo leon/san nicolas de los garza, nuevo leon/apodaca,
      nuevo leon/santa catarina, nuevo leon/escobedo;
      868: tamaulipas/matamoros; 899: tamaulipas/reynosa; 867: tamaulipas/nuevo laredo; 833: tamaulipas/tampico,
      tamaulipas/ciudad madero, tamaulipas/altamira; 834: tamaulipas/ciudad victoria; 844: coahuila/saltillo,
      coahuila/ramos arizpe; 871: coahuila/torreon, durango/gomez palacio, durango/lerdo; 878: coahuila/piedras negras;
      866: coahuila/monclova; 614: chihuahua/chihuahua; 656: chihuahua/ciudad juarez; 664: baja california/tijuana; 686:
      baja california/mexicali; 646: baja california/ensenada; 662: sonora/hermosillo; 631: sonora/nogales; 644:
      sonora/ciudad obregon; 667: sinaloa/culiacan; 669: sinaloa/mazatlan; 668: sinaloa/los mochis; 618: durango/victoria
      de durango; 492: zacatecas/zacatecas, zacatecas/guadalupe; 449: aguascalientes/aguascalientes; 444: san luis
      potosi/san luis potosi; 477: guanajuato/leon; 461: guanajuato/celaya; 462: guanajuato/irapuato; 442:
      queretaro/santiago de queretaro; 427: queretaro/san juan del rio; 314: colima/manzanillo; 312: colima/colima; 322:
      jalisco/puerto vallarta; 443: michoacan/morelia; 452: michoacan/uruapan; 753: michoacan/ciudad lazaro cardenas; 722:
      estado de mexico/toluca, estado de mexico/metepec; 222: puebla/puebla; 238: puebla/tehuacan; 229: veracruz/veracruz,
      veracruz/boca del rio; 228: veracruz/xalapa; 271: veracruz/cordoba; 272: veracruz/orizaba; 921:
      veracruz/coatzacoalcos; 922: veracruz/minatitlan; 782: veracruz/poza rica de hidalgo; 993: tabasco/villahermosa;
      961: chiapas/tuxtla gutierrez; 962: chiapas/tapachula; 951: oaxaca/oaxaca de juarez; 744: guerrero/acapulco de
      juarez; 777: morelos/cuernavaca; 771: hidalgo/pachuca de soto; 246: tlaxcala/tlaxcala; 999: yucatan/merida; 998:
      quintana roo/cancun; 983: quintana roo/chetumal; 981: campeche/campeche; 938: campeche/ciudad del carmen; 311:
      nayarit/tepic`,
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
  // seven digits have been prefixed with a 2 since 2010
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

/** The format of numbers in countries without area codes. It also accepts number ranges too new for libphonenumber. */
const WHOLE = new Map(['CR', 'GT', 'HN', 'NI', 'SV'].map((country) => [country, /^[2-9]\d{7}$/]));
WHOLE.set('PA', /^(?:[2-9]\d{6}|6\d{7})$/);

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

/**
 * Completes a stored number with the area code of its town; null when the town does not determine the code for certain.
 */
export function withAreaCode(value: string, { name, region, countryCode }: Town): string | null {
  const [number = '', extension] = value.split(';ext=');
  const country = getCountryCallingCode(countryCode as CountryCode);
  const digits = number.replace(new RegExp(`^\\+${country}`), '');
  if (WHOLE.get(countryCode)?.test(digits)) return `+${country}${digits}${extension ? `;ext=${extension}` : ''}`;
  if (!AREAS[countryCode]?.digits.test(digits)) return null;
  const table = tableOf(countryCode);
  const area = fold(region ?? '');
  const code = table.get(`${area}/${fold(name)}`) ?? table.get(area);
  const complete = code ? parsePhoneNumberFromString(`+${country}${code}${digits}`) : undefined;
  return complete?.isValid() ? `${complete.number}${extension ? `;ext=${extension}` : ''}` : null;
}
