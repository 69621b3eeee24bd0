import { fold } from '#shared/fold.ts';

/**
 * Municipalities named in registers, and the towns where they have their seat: by country and region, where the two
 * differ.
 */
const SEATS = `
EC Carchi: Espejo = El Ángel, Montúfar = San Gabriel
EC Chimborazo: Colta = Villa La Unión
EC Cotopaxi: Pangua = El Corazón
EC Galápagos: Santa Cruz = Puerto Ayora, San Cristóbal = Puerto Baquerizo Moreno
EC Imbabura: Antonio Ante = Atuntaqui
EC Manabí: Sucre = Bahía de Caráquez
EC Orellana: Orellana = Puerto Francisco de Orellana, Francisco de Orellana = Puerto Francisco de Orellana
EC Pastaza: Pastaza = Puyo
EC Pichincha: Mejía = Machachi, Pedro Moncayo = Tabacundo
PE Ayacucho: Huamanga = Ayacucho
PE Áncash: Santa = Chimbote
PE Arequipa: Islay = Mollendo
PE Cusco: La Convención = Quillabamba, Canchis = Sicuani
PE Huánuco: Leoncio Prado = Tingo María
PE Ica: Chincha = Chincha Alta
PE Junín: Yauli = La Oroya
PE Lima: Huaura = Huacho, Cañete = San Vicente de Cañete, Cercado = Cercado de Lima
PE Loreto: Maynas = Iquitos, Alto Amazonas = Yurimaguas
PE Madre de Dios: Tambopata = Puerto Maldonado
PE Moquegua: Mariscal Nieto = Moquegua
PE Pasco: Pasco = Cerro de Pasco
PE Puno: San Román = Juliaca
PE San Martín: San Martín = Tarapoto
PE Ucayali: Coronel Portillo = Pucallpa
UY Rocha: Chuy = Chui`;

const seats = new Map(
  SEATS.trim()
    .split('\n')
    .flatMap((line) => {
      const [around = '', list = ''] = line.split(': ');
      return list.split(', ').map((pair) => {
        const [name = '', seat = ''] = pair.split(' = ');
        return [`${fold(around)}/${fold(name)}`, seat] as const;
      });
    }),
);

/** The name of the town where a municipality of the region has its seat; undefined if it has the same name. */
export const seatOfMunicipality = (countryCode: string, region: string, name: string): string | undefined =>
  seats.get(`${fold(countryCode)} ${fold(region)}/${fold(name)}`);
