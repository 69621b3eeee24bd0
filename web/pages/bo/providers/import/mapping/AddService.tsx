import { useEffect, useRef, useState } from 'react';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import type { PickedService } from './draft.ts';
import css from './Mapping.module.css';

interface AddServiceProps {
  name: string;
  label: string;
  onAdd: (service: PickedService) => void;
  /** Whether the field gets the focus. */
  hasFocus?: boolean;
}

/** A field that adds the chosen service, and is then cleared. */
export function AddService({ name, label, onAdd, hasFocus = false }: AddServiceProps) {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(noChoice);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (hasFocus || added > 0) root.current?.querySelector('input')?.focus();
  }, [hasFocus, added]);

  const type = (choice: Choice) => {
    setTyped(choice.id ? noChoice : choice);
    if (!choice.id) return;
    onAdd({ databaseId: Number(choice.id), name: choice.text });
    setAdded(added + 1);
  };
  return (
    <div ref={root} className={css.picked}>
      {/* The new key renders another field, whose list is closed. */}
      <ServiceSelector key={added} name={name} label={label} value={typed} onChange={type} onLeave={type} />
    </div>
  );
}
