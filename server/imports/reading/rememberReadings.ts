import type { Gazetteer } from '#server/places/gazetteer.ts';

/**
 * The gazetteer with cached readings: rows of a register have few addresses, and one that is not understood takes
 * longest.
 */
export function rememberReadings(gazetteer: Gazetteer): Gazetteer {
  return { ...gazetteer, read: remember(gazetteer.read), readAsTyped: remember(gazetteer.readAsTyped) };
}

function remember(read: Gazetteer['read']): Gazetteer['read'] {
  const known = new Map<string, ReturnType<Gazetteer['read']>>();
  return (text, reader, within) => {
    const key = `${within} ${reader?.country} ${reader?.spoken} ${text}`;
    if (!known.has(key)) known.set(key, read(text, reader, within));
    return known.get(key)!;
  };
}
