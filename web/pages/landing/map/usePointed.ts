import { type RefObject, useEffect, useState } from 'react';

/** The provider whose card has the pointer or the focus. */
export function usePointed(list: RefObject<HTMLElement | null>): string | null {
  const [pointed, setPointed] = useState<string | null>(null);

  useEffect(() => {
    const element = list.current;
    const point = ({ target }: Event) =>
      setPointed((target as Element).closest<HTMLElement>('[data-provider]')?.dataset.provider ?? null);
    const leave = () => setPointed(null);
    element?.addEventListener('pointerover', point);
    element?.addEventListener('focusin', point);
    element?.addEventListener('pointerleave', leave);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('pointerover', point);
      element?.removeEventListener('focusin', point);
      element?.removeEventListener('pointerleave', leave);
      element?.removeEventListener('focusout', leave);
    };
  }, [list]);

  return pointed;
}
