import { useEffect, useRef, useState } from 'react';

/**
 * The text of a field that narrows a list: what is typed, until it is asked for; what is asked for, when that changes by
 * itself: by going back, or by a link that clears it.
 */
export function useTyped<Value>(
  value: Value,
  { idOf, onAsk }: { idOf: (value: Value) => string; onAsk: (value: Value) => void },
): [typed: Value, setTyped: (value: Value) => void, ask: (value: Value) => void] {
  const [typed, setTyped] = useState(value);
  const asked = useRef(idOf(value));
  const id = idOf(value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another one is asked for.
  useEffect(() => {
    if (id === asked.current) return;
    asked.current = id;
    setTyped(value);
  }, [id]);

  const ask = (wanted: Value) => {
    if (idOf(wanted) === asked.current) return;
    asked.current = idOf(wanted);
    onAsk(wanted);
  };
  return [typed, setTyped, ask];
}
