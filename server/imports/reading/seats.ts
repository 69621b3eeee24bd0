import { fold } from '#shared/fold.ts';

/**
 * Municipalities that registers name, and the towns that are their seats: by country and region, where the two names
 * differ.
 */
const SEATS = `
BO Cochabamba: Cercado = Cochabamba
BO Tarija: Cercado = Tarija
CR Alajuela: Central = Alajuela
CR Cartago: Central = Cartago
CR Heredia: Central = Heredia
CR Limón: Central = Limón
CR Puntarenas: Central = Puntarenas
CR San José: Central = San José
EC Carchi: Espejo = El Ángel, Montúfar = San Gabriel
EC Chimborazo: Colta = Villa La Unión
EC Cotopaxi: Pangua = El Corazón
EC Galápagos: Santa Cruz = Puerto Ayora, San Cristóbal = Puerto Baquerizo Moreno
EC Imbabura: Antonio Ante = Atuntaqui, San Miguel de Urcuquí = Urcuquí
EC Manabí: Sucre = Bahía de Caráquez
EC Morona Santiago: Morona = Macas
EC Loja: Paltas = Catacocha
EC Tungurahua: San Pedro de Pelileo = Pelileo, Santiago de Píllaro = Píllaro
EC Orellana: Orellana = Puerto Francisco de Orellana, Francisco de Orellana = Puerto Francisco de Orellana
EC Pastaza: Pastaza = Puyo
EC Pichincha: Mejía = Machachi, Pedro Moncayo = Tabacundo
HN Francisco Morazán: Distrito Central = Tegucigalpa
MX Quintana Roo: Benito Juárez = Cancún, Solidaridad = Playa del Carmen
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
UY Rocha: Chuy = Chui
VE Anzoátegui: Simón Bolívar = Barcelona, Juan Antonio Sotillo = Puerto La Cruz
VE Aragua: Girardot = Maracay
VE Bolívar: Caroní = Ciudad Guayana, Heres = Ciudad Bolívar
VE Falcón: Miranda = Coro, Carirubana = Punto Fijo
VE Lara: Iribarren = Barquisimeto
VE Nueva Esparta: Mariño = Porlamar`;

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

/**
 * The name of the town that is the seat of a municipality in the region; undefined if it has the name of the
 * municipality.
 */
export const seatOfMunicipality = (countryCode: string, region: string, name: string): string | undefined =>
  seats.get(`${fold(countryCode)} ${fold(region)}/${fold(name)}`);

/** Municipalities of El Salvador since 2024, such as "La Libertad Centro", which are not towns. */
const UNITED = /\p{L} (norte|sur|este|oeste|centro|costa)$/iu;

/** The cells with names of towns; all cells if none has one. */
export function townCells(cells: string[], countryCode: string | undefined): string[] {
  const towns = countryCode === 'SV' ? cells.filter((cell) => !UNITED.test(cell)) : [];
  return towns.length > 0 ? towns : cells;
}
