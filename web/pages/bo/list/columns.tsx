import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { Column } from '#web/ui/Table.tsx';
import css from './ListPage.module.css';
import { listSetting } from './listSettings.ts';

/** The ids of the columns of a list that the person has hidden. */
export function useHiddenColumns(list: string): [hidden: string[], toggle: (id: string) => void] {
  const setting = listSetting(`columns-${list}`);
  const [hidden, setHidden] = useState(() => setting.get()?.split(',').filter(Boolean) ?? []);
  return [
    hidden,
    (id) => {
      const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
      setting.set(next.join());
      setHidden(next);
    },
  ];
}

interface ColumnsButtonProps {
  columns: readonly Column[];
  hidden: readonly string[];
  onToggle: (id: string) => void;
}

/** Chooses which columns are shown; the one with the name of the row always is. */
export function ColumnsButton({ columns, hidden, onToggle }: ColumnsButtonProps) {
  const name = useIntl().formatMessage({
    id: 'bo.columns',
    defaultMessage: 'Columns',
    description: 'Button that opens a list of checkboxes: which columns of a list are shown',
  });
  return (
    <Disclosure aria-label={name} trigger={() => <Icon name="columns" />}>
      {() => (
        <fieldset className={css.columns} aria-label={name}>
          {columns
            .filter(({ isName }) => !isName)
            .map(({ id, label }) => (
              <Checkbox key={id} isSelected={!hidden.includes(id)} onChange={() => onToggle(id)}>
                {label}
              </Checkbox>
            ))}
        </fieldset>
      )}
    </Disclosure>
  );
}
