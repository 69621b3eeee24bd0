import type { Gazetteer } from '#server/places/gazetteer.ts';

/** The same places, each address read once: rows of a register have few, and one that is not understood takes longest. */
export function rememberReadings(gazetteer: Gazetteer): Gazetteer {
  const known = new Map<string, ReturnType<Gazetteer['read']>>();
  return {
    ...gazetteer,
    read: (text, reader, within) => {
      const key = `${within} ${reader?.country} ${reader?.spoken} ${text}`;
      if (!known.has(key)) known.set(key, gazetteer.read(text, reader, within));
      return known.get(key)!;
    },
  };
}
