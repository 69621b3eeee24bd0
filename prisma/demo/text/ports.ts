// Ports by country. A country without ports has ports of a neighboring country.

export interface Port {
  countryCode: string;
  name: string;
  latitude: number;
  longitude: number;
}

const portsByCountry: Readonly<
  Record<string, readonly (readonly [name: string, latitude: number, longitude: number])[]>
> = {
  AR: [
    ['Buenos Aires', -34.6, -58.4],
    ['Rosario', -33, -60.6],
    ['Bahía Blanca', -38.8, -62.3],
    ['Zárate', -34.1, -59],
    ['Mar del Plata', -38, -57.5],
    ['San Antonio Este', -40.8, -64.7],
    ['Puerto Madryn', -42.8, -65],
    ['Ushuaia', -54.8, -68.3],
  ],
  BR: [
    ['Santos', -24, -46.3],
    ['Paranaguá', -25.5, -48.5],
    ['Itajaí', -26.9, -48.7],
    ['Rio Grande', -32.1, -52.1],
    ['Suape', -8.4, -35],
    ['Pecém', -3.5, -38.8],
    ['Salvador', -13, -38.5],
    ['Vitória', -20.3, -40.3],
    ['Manaus', -3.1, -60],
    ['Vila do Conde', -1.5, -48.7],
    ['Itaguaí', -22.9, -43.8],
  ],
  MX: [
    ['Manzanillo', 19.1, -104.3],
    ['Veracruz', 19.2, -96.1],
    ['Lázaro Cárdenas', 17.9, -102.2],
    ['Altamira', 22.4, -97.9],
    ['Ensenada', 31.9, -116.6],
    ['Progreso', 21.3, -89.7],
    ['Mazatlán', 23.2, -106.4],
  ],
  CL: [
    ['San Antonio', -33.6, -71.6],
    ['Valparaíso', -33, -71.6],
    ['San Vicente', -36.7, -73.1],
    ['Antofagasta', -23.6, -70.4],
    ['Iquique', -20.2, -70.1],
    ['Arica', -18.5, -70.3],
    ['Puerto Montt', -41.5, -72.9],
    ['Punta Arenas', -53.2, -70.9],
  ],
  CO: [
    ['Buenaventura', 3.9, -77.1],
    ['Cartagena', 10.4, -75.5],
    ['Barranquilla', 11, -74.8],
    ['Santa Marta', 11.2, -74.2],
  ],
  PE: [
    ['Callao', -12.1, -77.1],
    ['Chancay', -11.6, -77.3],
    ['Paita', -5.1, -81.1],
    ['Matarani', -17, -72.1],
    ['Salaverry', -8.2, -79],
  ],
  UY: [
    ['Montevideo', -34.9, -56.2],
    ['Nueva Palmira', -33.9, -58.4],
  ],
  PY: [
    ['Villeta', -25.5, -57.6],
    ['Asunción', -25.3, -57.6],
  ],
  BO: [['Arica', -18.5, -70.3]],
  EC: [
    ['Guayaquil', -2.3, -79.9],
    ['Manta', -0.9, -80.7],
    ['Puerto Bolívar', -3.3, -80],
  ],
  VE: [
    ['Puerto Cabello', 10.5, -68],
    ['La Guaira', 10.6, -66.9],
    ['Maracaibo', 10.6, -71.6],
  ],
  PA: [
    ['Balboa', 9, -79.6],
    ['Cristóbal', 9.4, -79.9],
  ],
  CR: [
    ['Moín', 10, -83.1],
    ['Caldera', 9.9, -84.7],
  ],
  GT: [
    ['Santo Tomás de Castilla', 15.7, -88.6],
    ['Quetzal', 13.9, -90.8],
  ],
  HN: [['Cortés', 15.8, -88]],
  SV: [['Acajutla', 13.6, -89.8]],
  NI: [['Corinto', 12.5, -87.2]],
  DO: [
    ['Caucedo', 18.4, -69.6],
    ['Río Haina', 18.4, -70],
  ],
  CU: [['Mariel', 23, -82.8]],
  PR: [['San Juan', 18.5, -66.1]],
  US: [
    ['Los Angeles', 33.7, -118.3],
    ['Oakland', 37.8, -122.3],
    ['Seattle', 47.6, -122.3],
    ['Houston', 29.7, -95.3],
    ['New Orleans', 29.9, -90.1],
    ['Miami', 25.8, -80.2],
    ['Savannah', 32.1, -81.1],
    ['Norfolk', 36.9, -76.3],
    ['Baltimore', 39.3, -76.6],
    ['Newark', 40.7, -74.1],
    ['Boston', 42.4, -71],
  ],
  CA: [
    ['Vancouver', 49.3, -123.1],
    ['Montréal', 45.5, -73.6],
    ['Halifax', 44.6, -63.6],
  ],
  JM: [['Kingston', 18, -76.8]],
  TT: [['Port of Spain', 10.7, -61.5]],
  BS: [['Freeport', 26.5, -78.7]],
  BB: [['Bridgetown', 13.1, -59.6]],
  GY: [['Georgetown', 6.8, -58.2]],
  BZ: [['Belize City', 17.5, -88.2]],
};

/** Towns with river ports for barges. */
export const riverTowns: readonly { latitude: number; longitude: number }[] = [
  [-33, -60.6],
  [-27.5, -59],
  [-26.2, -58.2],
  [-27.4, -55.9],
  [-25.3, -57.6],
  [-23.4, -57.4],
  [-33.9, -58.4],
  [-33.1, -58.3],
  [-19, -57.7],
  [-30, -51.2],
  [-3.1, -60],
  [-1.5, -48.5],
  [-2.4, -54.7],
  [-8.8, -63.9],
  [-11, -66.1],
  [-3.7, -73.3],
  [-8.4, -74.5],
  [10.9, -74.8],
  [7.1, -73.9],
  [8.3, -62.7],
  [6.8, -58.2],
  [29.9, -90.1],
  [35.1, -90],
  [38.6, -90.2],
].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));

export const ports: readonly Port[] = Object.entries(portsByCountry).flatMap(([countryCode, list]) =>
  list.map(([name, latitude, longitude]) => ({ countryCode, name, latitude, longitude })),
);
