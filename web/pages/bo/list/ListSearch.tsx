import { useEffect, useRef } from 'react';
import { TextField } from '#web/ui/TextField.tsx';
import { useShortcuts } from '../useShortcuts.ts';
import { useTyped } from './useTyped.ts';

const milliseconds = 500;

interface ListSearchProps {
  label: string;
  /** The names of the searched fields. */
  hint: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
}

/** Filters a list by the input, after a pause or with Enter. */
export function ListSearch({ label, hint, value, onSearch }: ListSearchProps) {
  const [text, setText, search] = useTyped(value, { idOf: (item) => item, onApply: onSearch });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const field = useRef<HTMLInputElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useShortcuts({ '/': () => field.current?.focus() });

  const ask = (wanted: string) => {
    clearTimeout(timer.current);
    search(wanted.trim());
  };

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
      >
        <TextField
          type="search"
          label={label}
          isLabelHidden
          inputRef={field}
          icon="search"
          placeholder={hint}
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={(typed) => {
            setText(typed);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => ask(typed), milliseconds);
          }}
        />
      </form>
    </search>
  );
}
