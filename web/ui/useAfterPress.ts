import { useEffect, useRef } from 'react';

// The pointer is released before the mouse events, which move the focus.
const starts = ['pointerdown', 'mousedown'];
const ends = ['pointerup', 'mouseup', 'pointercancel'];

/**
 * Returns a function that runs its callback immediately or, while a pointer is pressed, after its release. Otherwise a
 * message that appears when a field loses the focus would move the pressed button away from the pointer, and the press
 * would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const note = ({ type }: Event) => {
      isPressed.current = starts.includes(type);
    };
    for (const type of [...starts, ...ends]) addEventListener(type, note, true);
    return () => {
      for (const type of [...starts, ...ends]) removeEventListener(type, note, true);
    };
  }, []);

  return (act) => {
    if (!isPressed.current) return act();
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      // Runs after the click that follows.
      setTimeout(act);
    };
    for (const type of ends) addEventListener(type, end, ended);
  };
}
