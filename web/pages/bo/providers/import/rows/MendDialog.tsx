import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { fold } from '#shared/fold.ts';
import type { MendDialog_row$key } from '#web/__generated__/MendDialog_row.graphql.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { usePending } from '#web/forms/usePending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import css from '../Import.module.css';
import { importMessages } from '../importMessages.ts';
import { ShowMore } from '../mapping/ShowMore.tsx';
import { MARK, targetMessage } from '../mapping/targets.ts';
import { useHeader } from '../mapping/useHeader.ts';
import { cellsInOrder, type RowCell, type RowColumn } from './cellsInOrder.ts';
import { useChangeRow } from './useChangeRow.ts';

interface MendDialogProps {
  row: MendDialog_row$key;
  columns: readonly RowColumn[];
  onClose: () => void;
}

/** A dialog for correcting the cells of a row. */
export function MendDialog({ row, columns, onClose }: MendDialogProps) {
  const form = useId();
  const { id, line, cells, problems } = useFragment(
    graphql`
      fragment MendDialog_row on ProviderImportRow {
        id
        line
        cells
        problems {
          text
          field
          isWarning
        }
      }
    `,
    row,
  );
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isOpen, setOpen] = useState(false);
  const change = useChangeRow(id);
  const changed = Object.entries(typed).flatMap(([position, text]) =>
    text === cells[Number(position)] ? [] : [{ column: Number(position), text }],
  );
  const [isPending, save] = usePending(async () => {
    if (changed.length === 0 || (await change({ cells: changed }))) onClose();
  });

  const { read, others } = cellsInOrder(columns, cells);
  const isAt = (problem: (typeof problems)[number], { target }: RowCell) =>
    target !== null && (problem.field === target || (problem.field === 'SERVICES' && target === MARK));
  // A missing value may have no column.
  const elsewhere = problems.filter((problem) => !read.some((cell) => isAt(problem, cell)));
  const worst = read.find((cell) => problems.some((problem) => !problem.isWarning && isAt(problem, cell)));
  const fields = (list: RowCell[]) => (
    <div className={css.cells}>
      {list.map((cell) => (
        <CellField
          key={cell.position}
          cell={cell}
          value={typed[cell.position] ?? cell.text}
          onChange={(text) => setTyped((now) => ({ ...now, [cell.position]: text }))}
          problems={problems.filter((problem) => isAt(problem, cell))}
          autoFocus={cell === worst}
        />
      ))}
    </div>
  );

  return (
    <QuestionDialog
      isOpen
      isWide
      onClose={onClose}
      title={
        <FormattedMessage id="bo.import.mendLine" defaultMessage="Correct line {line, number}" values={{ line }} />
      }
      actions={
        <Button type="submit" form={form} isPending={isPending}>
          <FormattedMessage id="bo.import.checkRow" defaultMessage="Check row again" />
        </Button>
      }
    >
      <Stack
        id={form}
        as="form"
        gap={4}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save();
        }}
        noValidate
      >
        {elsewhere.length > 0 && (
          <Notice type="warning">
            <ul>
              {elsewhere.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Notice>
        )}
        {fields(read)}
        {others.length > 0 && (
          <ShowMore
            isOpen={isOpen}
            onChange={setOpen}
            label={<FormattedMessage {...importMessages.unreadColumns} values={{ count: others.length }} />}
          >
            {fields(others)}
          </ShowMore>
        )}
      </Stack>
    </QuestionDialog>
  );
}

interface CellFieldProps {
  cell: RowCell;
  value: string;
  onChange: (text: string) => void;
  problems: readonly { readonly text: string; readonly isWarning: boolean }[];
  autoFocus: boolean;
}

/** A cell under its header, with its error until it is corrected. */
function CellField({ cell, value, onChange, problems, autoFocus }: CellFieldProps) {
  const intl = useIntl();
  const { header, target, position, text } = cell;
  const label = useHeader()(header, position);
  const message = target ? targetMessage(target) : undefined;
  const readAs = message && intl.formatMessage(message);
  const isSaid = !readAs || fold(readAs) === fold(label);
  const said = (isWarning: boolean) =>
    value === text
      ? problems
          .filter((problem) => problem.isWarning === isWarning)
          .map((problem) => problem.text)
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
