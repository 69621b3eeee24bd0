import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../ui/TextField.tsx';

const milliseconds = 500;

interface ListSearchProps {
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Filters a list by what is typed, once the typing rests or with Enter. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const intl = useIntl();
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Not asked for here: by going back, or by a link that clears it.
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  const ask = (wanted: string) => {
    clearTimeout(timer.current);
    const trimmed = wanted.trim();
    if (trimmed === asked.current) return;
    asked.current = trimmed;
    onSearch(trimmed);
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
          icon="search"
          placeholder={intl.formatMessage({
            id: 'bo.searchHint',
            defaultMessage: 'Name, tax number or email',
            description: 'Hint in the field that filters a list of providers',
          })}
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
