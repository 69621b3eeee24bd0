import { useIntl } from 'react-intl';
import { fold } from '#shared/fold.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { targetMessage } from '../mapping/targets.ts';
import { useHeader } from '../mapping/useHeader.ts';
import type { RowCell } from './cellsInOrder.ts';

interface CellFieldProps {
  cell: RowCell;
  value: string;
  onChange: (text: string) => void;
  problems: readonly { readonly text: string; readonly isWarning: boolean }[];
  autoFocus: boolean;
}

/** A cell under its header, with what is wrong with it until it is changed. */
export function CellField({ cell, value, onChange, problems, autoFocus }: CellFieldProps) {
  const intl = useIntl();
  const { header, target, position, text } = cell;
  const label = useHeader()(header, position);
  const message = target ? targetMessage(target) : undefined;
  const readAs = message && intl.formatMessage(message);
  const isSaid = !readAs || fold(readAs) === fold(label);
  const said = (isWarning: boolean) =>
    value === text
      ? problems
          .filter((one) => one.isWarning === isWarning)
          .map((one) => one.text)
          .join(' ')
      : '';
  return (
    <TextField
      name={`cell${position}`}
      autoFocus={autoFocus}
      label={isSaid ? label : `${label} · ${readAs}`}
      value={value}
      onChange={onChange}
      errorMessage={said(false) || undefined}
      description={said(true) || undefined}
    />
  );
}
