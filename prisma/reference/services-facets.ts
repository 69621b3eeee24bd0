// The services whose subject is equipment or a cargo; the subject of all others is the work.

/** Services of a vehicle or a device, which carries different cargo. */
const EQUIPMENT = [...[2, 3, 4, 5, 26, 29, 36, 41, 49, 53, 68, 74, 103, 112, 113], ...[158, 159, 160, 165, 166, 167]];

/** Services for goods, animals or persons that need their own way of transport. */
const CARGO = [
  ...[
    6, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 42, 43, 44, 45, 46, 47, 48, 50, 51, 52, 54, 55, 56, 57, 58, 59, 60, 61,
    62,
  ],
  ...[64, 65, 66, 67, 69, 70, 71, 73, 75, 76, 77, 79, 80, 81, 83, 87, 91, 102, 108, 135, 136, 142, 154],
];

export const facetOf = (serviceId: number) =>
  EQUIPMENT.includes(serviceId) ? 'equipment' : CARGO.includes(serviceId) ? 'cargo' : 'work';
