// Roads that carriers name, in the main language of their country, with points along them to find those near a city.

export interface Corridor {
  text: string;
  points: readonly { latitude: number; longitude: number }[];
}

function corridor(text: string, along: string): Corridor {
  const points = along.split(' ').map((point) => {
    const [latitude = 0, longitude = 0] = point.split(',').map(Number);
    return { latitude, longitude };
  });
  return { text, points };
}

export const corridors: Readonly<Record<string, readonly Corridor[]>> = {
  AR: [
    corridor('la ruta 3 hasta Ushuaia', '-38.7,-62.3 -43.3,-65.1 -45.9,-67.5 -51.6,-69.2'),
    corridor('la ruta 22 y el Alto Valle', '-38.7,-62.3 -39,-67.6 -38.9,-68.1'),
    corridor('la ruta 40 patagónica', '-41.1,-71.3 -42.9,-71.3 -46.6,-70.9'),
    corridor('la ruta 9 entre Buenos Aires, Rosario y Córdoba', '-34.6,-58.4 -33,-60.7 -31.4,-64.2'),
    corridor('la ruta 7 y el Paso Cristo Redentor', '-34.6,-60.9 -33.3,-66.3 -32.9,-68.8'),
    corridor('la ruta 34 y el norte argentino', '-32.9,-60.9 -27.8,-64.3 -26.8,-65.2 -24.8,-65.4'),
    corridor('la ruta 14, corredor del Mercosur', '-33,-58.5 -31.4,-58 -29.7,-57.1 -27.4,-55.9'),
    corridor('la ruta 11 y el Gran Chaco', '-31.6,-60.7 -27.5,-59 -26.2,-58.2'),
    corridor('la ruta 2 y la costa atlántica', '-34.9,-58 -36.9,-57.7 -38,-57.6'),
    corridor('la ruta 5 y el oeste bonaerense', '-34.7,-59.4 -35.9,-61.9 -36.6,-64.3'),
    corridor('la ruta 8 y el sur de Córdoba', '-33.9,-60.6 -33.7,-62 -33.1,-64.3'),
  ],
  BR: [
    corridor('a Via Dutra entre São Paulo e o Rio de Janeiro', '-23.5,-46.6 -23,-45.5 -22.9,-43.2'),
    corridor('a BR-116 de Curitiba a Porto Alegre', '-25.4,-49.3 -27.8,-50.3 -29.2,-51.2 -30,-51.2'),
    corridor('a BR-101 no litoral catarinense e gaúcho', '-26.3,-48.8 -27.6,-48.5 -28.7,-49.4'),
    corridor('a BR-163 até Miritituba', '-15.6,-56.1 -11.9,-55.5 -4.3,-55.9'),
    corridor('a Fernão Dias e o Triângulo Mineiro', '-21.8,-45.9 -19.9,-43.9 -18.9,-48.3'),
    corridor('a Anhanguera e a Bandeirantes', '-22.9,-47.1 -21.2,-47.8 -22.3,-49.1'),
    corridor('a BR-277 de Paranaguá à Tríplice Fronteira', '-25.5,-48.5 -25.4,-51.5 -25.5,-54.6'),
    corridor('a BR-101 do Recife a Natal', '-8,-34.9 -7.1,-34.9 -5.8,-35.2'),
    corridor('a BR-324 e o Recôncavo', '-12.3,-38.9 -13,-38.5'),
    corridor('a BR-153, a Belém–Brasília', '-16.7,-49.3 -10.2,-48.3 -5.5,-47.5 -1.5,-48.5'),
    corridor('a BR-364 até Rondônia e o Acre', '-12.7,-60.1 -8.8,-63.9 -10,-67.8'),
    corridor('a BR-290 até a fronteira de Uruguaiana', '-30,-51.2 -30,-54 -29.8,-57.1'),
    corridor('a BR-262 de Vitória a Corumbá', '-20.3,-40.3 -20.5,-54.6 -19,-57.7'),
    corridor('a BR-020 e o sertão nordestino', '-3.7,-38.5 -5.2,-39.3 -7.1,-41.5'),
  ],
  MX: [
    corridor('la 57, de la Ciudad de México a Piedras Negras', '20.6,-100.4 22.2,-101 25.4,-101 28.7,-100.5'),
    corridor('la 85 entre Monterrey y Nuevo Laredo', '25.7,-100.3 27.5,-99.5'),
    corridor('el corredor del Bajío', '20.6,-100.4 21.1,-101.7 21.9,-102.3 20.7,-103.4'),
    corridor('la autopista México–Puebla–Veracruz', '19.4,-99.1 19,-98.2 19.2,-96.1'),
    corridor('el corredor Manzanillo–Guadalajara', '19.1,-104.3 20.7,-103.4'),
    corridor('la carretera federal 15 hasta Nogales', '23.2,-106.4 24.8,-107.4 29.1,-111 31.3,-110.9'),
    corridor('la 45 hasta Ciudad Juárez', '24,-104.7 28.6,-106.1 31.7,-106.5'),
    corridor('la península de Yucatán y la Riviera Maya', '21,-89.6 21.2,-86.8 19.8,-90.5'),
    corridor('la Transpeninsular y la frontera de Tijuana', '32.5,-117 31.9,-116.6 24.1,-110.3'),
    corridor('el sureste, de Villahermosa a Tapachula', '18,-92.9 16.8,-93.1 14.9,-92.3'),
    corridor('el Istmo de Tehuantepec', '16.2,-95.2 17.1,-96.7 18.1,-94.4'),
  ],
  CL: [
    corridor('la Ruta 5 Norte hasta Arica', '-29.9,-71.2 -27.4,-70.3 -23.6,-70.4 -20.2,-70.1 -18.5,-70.3'),
    corridor('la Ruta 5 Sur hasta Puerto Montt', '-34.2,-70.7 -36.6,-72.1 -38.7,-72.6 -41.5,-72.9'),
    corridor('la Ruta 68 entre Santiago, Valparaíso y San Antonio', '-33.4,-70.7 -33,-71.6 -33.6,-71.6'),
    corridor('la Ruta 60 y el Paso Los Libertadores', '-33.4,-70.7 -32.8,-70.6 -32.8,-71.2'),
    corridor('la Carretera Austral y Magallanes', '-45.6,-72.1 -53.2,-70.9 -42.5,-73.8'),
    corridor('las rutas mineras de Calama y Sierra Gorda', '-22.5,-68.9 -23.6,-70.4'),
  ],
  CO: [
    corridor('el corredor Bogotá–Buenaventura', '4.7,-74.1 4.4,-75.2 3.4,-76.5 3.9,-77'),
    corridor('la Ruta del Sol hasta la costa Caribe', '5.5,-74.7 7.1,-73.1 8.3,-73.6 11.2,-74.2'),
    corridor('la ruta Medellín–Cartagena', '6.2,-75.6 8.7,-75.9 10.4,-75.5'),
    corridor('el Eje Cafetero y La Línea', '4.5,-75.7 4.8,-75.7 5.1,-75.5'),
    corridor('la vía al Llano', '4.1,-73.6 5.3,-72.4'),
    corridor('la Panamericana hasta Ipiales', '3.4,-76.5 2.4,-76.6 1.2,-77.3'),
    corridor('la frontera de Cúcuta', '7.9,-72.5 7.1,-73.1'),
  ],
  PE: [
    corridor('la Panamericana Sur hasta Tacna', '-12,-77 -14.1,-75.7 -16.4,-71.5 -18,-70.2'),
    corridor('la Panamericana Norte hasta Tumbes', '-12,-77 -8.1,-79 -6.8,-79.8 -5.2,-80.6'),
    corridor('la Carretera Central hasta Huancayo y La Oroya', '-12,-77 -11.5,-75.9 -12.1,-75.2'),
    corridor('la Interoceánica Sur', '-13.5,-72 -12.6,-69.2 -15.5,-70.1'),
    corridor('el corredor minero de Apurímac y Cusco', '-13.6,-72.9 -14.1,-72.3 -13.5,-72'),
    corridor('la Marginal de la Selva', '-6.5,-76.4 -8.4,-74.5 -9.3,-76'),
  ],
  UY: [
    corridor('la ruta 5 hasta Rivera', '-34.9,-56.2 -33.4,-56.5 -30.9,-55.5'),
    corridor('el litoral por la ruta 3', '-34.3,-56.7 -32.3,-58.1 -31.4,-58'),
    corridor('la ruta 9 y la frontera del Chuy', '-34.9,-54.9 -34.5,-54.3 -33.7,-53.5'),
    corridor('la ruta 2 hasta Fray Bentos', '-33.3,-58 -33.1,-58.3 -34.3,-57.2'),
    corridor('la ruta 8 hasta Melo y Aceguá', '-34.4,-55.2 -33.2,-54.4 -32.4,-54.2'),
  ],
  PY: [
    corridor('la ruta PY02 entre Asunción y Ciudad del Este', '-25.3,-57.6 -25.4,-56.4 -25.5,-54.6'),
    corridor('la ruta PY01 hasta Encarnación', '-25.3,-57.6 -27.3,-55.9'),
    corridor('la Transchaco y el Corredor Bioceánico', '-22.3,-60 -25.1,-57.5'),
  ],
  BO: [
    corridor('el eje La Paz–Cochabamba–Santa Cruz', '-16.5,-68.1 -17.4,-66.2 -17.8,-63.2'),
    corridor('la ruta a los puertos de Arica e Iquique', '-16.5,-68.1 -18,-67.1'),
    corridor('la carretera a Puerto Suárez y Corumbá', '-17.8,-63.2 -19,-57.8'),
    corridor('la ruta del sur por Potosí, Tarija y Bermejo', '-19.6,-65.8 -21.5,-64.7'),
  ],
  EC: [
    corridor('el corredor Quito–Guayaquil', '-0.2,-78.5 -0.3,-79.2 -2.2,-79.9'),
    corridor('la Panamericana de Tulcán a Loja', '0.8,-77.7 -1.2,-78.6 -2.9,-79 -4,-79.2'),
    corridor('la Ruta del Spondylus', '-0.9,-80.7 -2.2,-80.9'),
    corridor('la ruta bananera entre Machala y Guayaquil', '-3.3,-80 -2.2,-79.9'),
  ],
  VE: [
    corridor('la Autopista Regional del Centro', '10.5,-66.9 10.2,-67.6 10.2,-68'),
    corridor('la Troncal 10 y Puerto Ordaz', '8.3,-62.7 10.1,-64.7'),
    corridor('la ruta Lara–Zulia', '10.1,-69.3 10.6,-71.6'),
    corridor('los Llanos y el paso de San Antonio del Táchira', '8.6,-70.2 7.8,-72.2'),
  ],
  GT: [
    corridor('la CA-9 hasta Puerto Barrios', '14.6,-90.5 15.7,-88.6'),
    corridor('la CA-2 por la boca costa', '14.3,-90.8 14.7,-91.9'),
  ],
  SV: [corridor('la Panamericana entre San Cristóbal y El Amatillo', '13.7,-89.2 13.5,-88.2')],
  HN: [corridor('la CA-5 entre Tegucigalpa y Puerto Cortés', '14.1,-87.2 15.5,-88')],
  NI: [corridor('la ruta de Peñas Blancas a Guasaule', '12.1,-86.3 12.6,-87.1')],
  CR: [
    corridor('la ruta 32 hasta Limón y Moín', '9.9,-84.1 10,-83'),
    corridor('la ruta 1 hasta Peñas Blancas', '10,-84.2 10.6,-85.4'),
  ],
  PA: [
    corridor('el corredor entre Panamá y la Zona Libre de Colón', '9,-79.5 9.4,-79.9'),
    corridor('la Interamericana hasta Paso Canoas', '8.4,-82.4 8.1,-81'),
  ],
  DO: [
    corridor('la autopista Duarte hasta Santiago y Puerto Plata', '18.5,-69.9 19.5,-70.7'),
    corridor('la autovía del Este hasta Punta Cana', '18.5,-69.9 18.6,-68.4'),
  ],
  US: [
    corridor('I-35 from Laredo to Dallas', '27.5,-99.5 29.4,-98.5 30.3,-97.7 32.8,-96.8'),
    corridor('I-10 from Houston to Los Angeles', '29.8,-95.4 31.8,-106.4 32.2,-110.9 34,-117.3'),
    corridor('I-5 between San Diego and Seattle', '32.7,-117.2 36.7,-119.8 38.6,-121.5 45.5,-122.7 47.6,-122.3'),
    corridor('I-95 from Miami to the Northeast', '25.8,-80.2 30.3,-81.7 37.5,-77.4 40,-75.2 41.3,-72.9'),
    corridor('I-80 across the Plains', '41.3,-96 41.6,-93.6 41.1,-104.8 40.8,-111.9'),
    corridor('I-75 between Florida and the Great Lakes', '28,-82.4 33.7,-84.4 38.3,-85.7 39.1,-84.5 42.3,-83.1'),
    corridor('I-40 between Memphis and Albuquerque', '35.1,-90 35.5,-97.5 35.1,-106.6'),
    corridor('I-65 and I-24 through the Midsouth', '33.5,-86.8 36.2,-86.8 38.3,-85.7'),
    corridor('I-90 between Chicago and Boston', '41.9,-87.6 41.5,-81.7 43,-78.8 42.4,-71.1'),
    corridor('I-70 between Denver and Columbus', '39.7,-105 39.1,-94.6 38.6,-90.2 39.8,-86.2 40,-83'),
    corridor('I-29 and I-94 in the Upper Midwest', '45,-93.3 46.9,-96.8 43.5,-96.7 43,-88'),
  ],
  CA: [
    corridor('the 401 between Windsor and Montréal', '42.3,-83 43.7,-79.4 45.4,-75.7 45.5,-73.6'),
    corridor('the Trans-Canada across the Prairies', '49.9,-97.1 50.4,-104.6 51,-114.1'),
    corridor('the Coquihalla and the port of Vancouver', '49.3,-123.1 50.7,-120.3'),
  ],
};
