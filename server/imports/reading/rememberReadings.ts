import type { Gazetteer } from '#server/places/gazetteer.ts';

/**
 * Adds a cache of readings to the gazetteer: the rows of a register have few different addresses, and unknown ones take
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
