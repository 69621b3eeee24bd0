// Loads in a browser's storage, for tests.
export const KEY = '0e9b7a3c-5b43-4cf1-8a43-3b0a9f1d2c4e';
const THEN = '2026-11-28T10:00:00.000Z';
export const askOf = (providerId: number, name: string, changed: object = {}) => ({
  ...{ providerId, name, way: 'WHATSAPP', askedAt: THEN, changedAt: THEN, isSent: false, answer: null, price: '' },
  ...changed,
});
export const loadOf = (changed: object = {}) => ({
  ...{ key: KEY, from: 'Rosario', to: 'Córdoba', cargo: 'Soja', weight: '12 t', date: 'martes', note: '' },
  ...{ createdAt: THEN, changedAt: THEN, linkEndsAt: null, isKnown: false, isChanged: true },
  asked: [askOf(7, 'Andes'), askOf(8, 'Pampa')],
  ...changed,
});

export const keepLoads = (loads: object[], owner: number | null = null) =>
  localStorage.setItem('loads', JSON.stringify({ owner, loads, removed: [] }));
export const keptLoads = () => JSON.parse(localStorage.getItem('loads')!);
export const ROUTE = 'Rosario → Córdoba';
