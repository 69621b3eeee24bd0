import { useEffect, useRef, useState } from 'react';

export type Load<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

interface LoadState<T> {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The loaded items; during loading the previous ones, as a list that empties at every key press is unreadable. */
  items: readonly T[];
}

/**
 * Loads the items for a text after a pause in its changes. A newer text aborts the load of the previous one, whose
 * response is never shown.
 */
export function useDebouncedLoad<T>(load: Load<T>, milliseconds: number) {
  const [state, setState] = useState<LoadState<T>>({ status: 'idle', items: [] });
  const current = useRef<AbortController>(null);

  const cancel = () => current.current?.abort();
  useEffect(() => () => current.current?.abort(), []);

  const request = (text: string) => {
    cancel();
    if (text.trim() === '') return setState({ status: 'idle', items: [] });
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setState(({ items }) => ({ status: 'loading', items }));
    const timer = setTimeout(async () => {
      try {
        const items = await load(text.trim(), signal);
        if (!signal.aborted) setState({ status: 'loaded', items });
      } catch {
        if (!signal.aborted) setState({ status: 'failed', items: [] });
      }
    }, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  return { ...state, request, cancel };
}
