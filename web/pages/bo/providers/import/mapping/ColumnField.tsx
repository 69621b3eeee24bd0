import { useIntl } from 'react-intl';
import { noChoice } from '#web/forms/Selector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import { Select } from '#web/ui/Select.tsx';
import { importMessages } from '../importMessages.ts';
import type { PickedTarget } from './draft.ts';
import css from './Mapping.module.css';
import { MARK, targetGroups } from './targets.ts';
import { useHeader } from './useHeader.ts';

interface ColumnFieldProps {
  header: string;
  /** From 0. */
  position: number;
  samples: readonly string[];
  value: PickedTarget;
  onChange: (value: PickedTarget) => void;
  wrong: 'double' | 'noService' | undefined;
}

/** A column of a file: its header, some of its cells, and what it is read as. */
export function ColumnField({ header, position, samples, value, onChange, wrong }: ColumnFieldProps) {
  const intl = useIntl();
  const name = `column${position}`;
  const label = useHeader()(header, position);
  const pick = (service: PickedTarget['service']) => onChange({ target: MARK, service });
  return (
    <div className={css.column}>
      <Select
        label={label}
        name={name}
        value={value.target}
        onChange={(target) => onChange({ target, service: noChoice })}
        none={intl.formatMessage({
          id: 'bo.import.notRead',
          defaultMessage: 'Not read',
          description: 'Choice for what a column of a file is read as',
        })}
        groups={targetGroups.map((group) => ({
          label: intl.formatMessage(group.name),
          options: group.targets.map(([id, message]) => ({ id, label: intl.formatMessage(message) })),
        }))}
        description={samples.length > 0 && <span className={css.samples}>{samples.join(' · ')}</span>}
        errorMessage={wrong === 'double' ? intl.formatMessage(importMessages.double) : undefined}
      />
      {value.target === MARK && (
        <ServiceSelector
          name={`${name}service`}
          label={intl.formatMessage(
            {
              id: 'bo.import.marked',
              defaultMessage: 'Service that {header} marks',
              description: 'Label of a field: the service that the rows with a mark in this column of a file offer',
            },
            { header: label },
          )}
          value={value.service}
          onChange={pick}
          onLeave={pick}
          errorMessage={wrong === 'noService' ? intl.formatMessage(importMessages.noService) : undefined}
          isRequired
        />
      )}
    </div>
  );
}
