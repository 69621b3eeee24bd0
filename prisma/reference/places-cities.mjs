// Corrections of GeoNames' cities, by GeoNames id: names in English or without accents instead of local names,
// populations of a whole city or county given to one of its parts, and towns in a neighbouring region (`admin1`). `alternates` are folded and go first; the replaced
// name stays as an alternate.

// Second rows of a place with a better row, and rows that are not places.
export const droppedCities = new Set([
  4297999, // Lexington-Fayette, Kentucky: is Lexington
  3688452, // Buenaventura, Colombia, out at sea
  3702057, // "Panama City" in the province of Colón
  8858555, // "Ninguno" [prison], Mexico, as the next three
  8858719,
  8859026,
  8862625,
]);

export const cityOverrides = {
  // Capitals and very large cities
  3435910: { alternates: ['caba', 'bsas', 'bs as', 'capital federal', 'baires', 'ciudad autonoma de buenos aires'] },
  3439389: { alternates: ['asuncao'] },
  3441575: { alternates: ['montevideu', 'mvd'] },
  3448439: { alternates: ['sampa', 'sp', 'san pablo'] },
  3451190: { alternates: ['rj', 'rio'] },
  3469058: { alternates: ['bsb', 'distrito federal'] },
  3470127: { alternates: ['bh'] },
  3452925: { alternates: ['poa'] },
  3530597: {
    name: 'Ciudad de México',
    alternates: ['cdmx', 'df', 'mexico df', 'mexico city', 'cidade do mexico', 'mexico', 'distrito federal'],
  },
  3553478: { name: 'La Habana', alternates: ['havana', 'habana', 'ciudad de la habana'] },
  3598132: { name: 'Ciudad de Guatemala', alternates: ['guatemala city', 'guatemala', 'cidade da guatemala'] },
  3646738: { alternates: ['ccs'] },
  3652462: { alternates: ['san francisco de quito', 'uio'] },
  3657509: { alternates: ['gye', 'santiago de guayaquil'] },
  3687925: { alternates: ['santiago de cali'] },
  3688689: { alternates: ['bogota dc', 'santa fe de bogota', 'bogota distrito capital'] },
  3703443: { name: 'Ciudad de Panamá', alternates: ['panama city', 'panama', 'cidade do panama'] },
  3871336: { alternates: ['santiago de chile', 'scl'] },
  3936456: { alternates: ['lima metropolitana', 'ciudad de los reyes'] },
  4140963: { alternates: ['washington dc', 'dc', 'washington d c'] },
  5128581: { alternates: ['nyc', 'new york', 'nueva york', 'nova york', 'nova iorque'] },
  5368361: { alternates: ['la', 'los angeles california'] },
  5391959: { alternates: ['sf'] },
  5506956: { alternates: ['vegas'] },
  4560349: { alternates: ['philly', 'filadelfia'] },
  4335045: { alternates: ['nola', 'nueva orleans', 'nova orleans', 'nouvelle orleans'] },
  6325494: { alternates: ['quebec city', 'ciudad de quebec', 'ville de quebec'] },
  3718426: { alternates: ['puerto principe', 'porto principe'] },
  3573890: { alternates: ['puerto espana', 'puerto de espana'] },
  3582677: { alternates: ['ciudad de belice'] },

  // Argentina
  3836873: { alternates: ['tucuman'] },
  3837702: { name: 'San Fernando del Valle de Catamarca', alternates: ['catamarca'] },

  // Bolivia
  3904906: { alternates: ['santa cruz', 'santa cruz bolivia'] },

  // Brazil
  3464305: { name: 'Embu das Artes' },

  // Colombia
  3682028: { name: 'Girardot' },
  3685273: { name: 'Darién' },
  3688451: { population: 432385 }, // Buenaventura: that of the row dropped
  3687238: { alternates: ['cartagena de indias'] },

  // Cuba
  3540680: { name: 'San Cristóbal' },

  // Dominican Republic
  3492914: { alternates: ['santiago', 'santiago rd'] },

  // Ecuador
  3655131: { admin1: '25' }, // La Libertad: in Santa Elena, not Guayas
  3658192: { name: 'Durán', alternates: ['eloy alfaro duran'] },

  // Guatemala
  3591676: { name: 'Panzós' },

  // Honduras
  3601519: { name: 'Santa Rita' },
  3606251: { name: 'Las Vegas' },

  // Mexico
  3518593: { admin1: '15' }, // San Juan Zitlaltepec: in the Estado de México, not Morelos, as the next two
  3519076: { admin1: '15' },
  3817809: { admin1: '15' },
  7280711: { admin1: '09' }, // Colonia Lindavista: in Ciudad de México
  3514674: { name: 'Gustavo A. Madero', alternates: ['gam'] },
  3515001: { name: 'Tuxtla Gutiérrez' },
  3515431: { name: 'Tlalnepantla de Baz' },
  3515696: { name: 'Teziutlán' },
  3517270: { name: 'Chimalhuacán' },
  3518407: { name: 'San Martín Texmelucan de Labastida' },
  3519531: { name: 'Sanctórum' },
  3522507: { name: 'Oaxaca de Juárez' },
  3523466: { name: 'Matamoros' },
  3526617: { name: 'Xalapa', alternates: ['jalapa'] },
  3530049: { name: 'Cuajimalpa de Morelos', alternates: ['cuajimalpa'] },
  3530587: { name: 'Ciudad Sahagún' },
  3530589: { name: 'Ciudad Nezahualcóyotl', alternates: ['neza', 'nezahualcoyotl'] },
  3827406: { name: 'Benito Juárez' },
  3981461: { name: 'San Pedro Tlaquepaque' },
  3991164: { alternates: ['queretaro', 'qro'] },
  3995465: { alternates: ['mty'] },
  3998655: { name: 'León', alternates: ['leon guanajuato'] },
  4005539: { alternates: ['gdl'] },
  4011743: { alternates: ['durango'] },
  4013708: { alternates: ['juarez', 'cd juarez'] },

  // Panama
  3711618: { name: 'Dolega' },

  // Peru
  3694941: { name: 'Marcará' },
  3697250: { name: 'El Parco' },
  3827811: { name: 'Belén' },
  12157007: { name: 'Santa Anita' },

  // Populations that belong to more than the place
  3397838: { population: 0 }, // Jaboatão, Brazil: that of Jaboatão dos Guararapes
  3489297: { population: 0 }, // New Kingston, Jamaica: that of Kingston
  4295940: { population: 0 }, // Ironville, Kentucky: that of a metropolitan area
  4300488: { population: 0 }, // Meads, Kentucky: the same
  4498303: { population: 0 }, // West Raleigh, North Carolina
  4645421: { population: 0 }, // New South Memphis, Tennessee
  4951305: { population: 0 }, // South Boston, Massachusetts
};
