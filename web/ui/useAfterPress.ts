import { useEffect, useRef } from 'react';

// A finger is up before the mouse events are made of it, and it is those that take the focus away.
const starts = ['pointerdown', 'mousedown'];
const ends = ['pointerup', 'mouseup', 'pointercancel'];

/**
 * Answers what calls back at once, or when the pointer that is down is up again. A message that appears when a field is
 * left would else move the button that is just being pressed from under the pointer, and the press would be lost.
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
      // After the click that follows.
      setTimeout(act);
    };
    for (const type of ends) addEventListener(type, end, ended);
  };
}
