import type { Gazetteer } from '#server/places/gazetteer.ts';

/** The same places, each address read once: rows of a register have few, and one that is not understood takes longest. */
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
