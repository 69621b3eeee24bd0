import { useEffect, useRef, useState } from 'react';

/**
 * The value of a field that filters a list: the input until it is applied, then the applied value. Going back, or a
 * link that clears the filter, may also change it.
 */
export function useTyped<Value>(
  value: Value,
  { idOf, onApply }: { idOf: (value: Value) => string; onApply: (value: Value) => void },
): [typed: Value, setTyped: (value: Value) => void, apply: (value: Value) => void] {
  const [typed, setTyped] = useState(value);
  const applied = useRef(idOf(value));
  const id = idOf(value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another value is applied.
  useEffect(() => {
    if (id === applied.current) return;
    applied.current = id;
    setTyped(value);
  }, [id]);

  const apply = (wanted: Value) => {
    if (idOf(wanted) === applied.current) return;
    applied.current = idOf(wanted);
    onApply(wanted);
  };
  return [typed, setTyped, apply];
}
