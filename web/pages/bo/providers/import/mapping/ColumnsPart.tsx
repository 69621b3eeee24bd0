import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ColumnsPart_import$key } from '#web/__generated__/ColumnsPart_import.graphql.ts';
import { noChoice } from '#web/forms/Selector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Select } from '#web/ui/Select.tsx';
import importCss from '../Import.module.css';
import { importMessages } from '../importMessages.ts';
import { AllRowsFields } from './AllRowsFields.tsx';
import { type PickedTarget, readColumn, storedTarget, withColumn } from './draft.ts';
import css from './Mapping.module.css';
import { ShowMore } from './ShowMore.tsx';
import { MARK, targetGroups } from './targets.ts';
import { useHeader } from './useHeader.ts';
import type { Mapping } from './useMapping.ts';

interface ColumnsPartProps {
  providerImport: ColumnsPart_import$key;
  mapping: Mapping;
}

/** The mapping of each column of the file, and the values that are the same in all rows. */
export function ColumnsPart({ providerImport, mapping }: ColumnsPartProps) {
  const data = useFragment(
    graphql`
      fragment ColumnsPart_import on ProviderImport {
        columns {
          header
          samples
          ...draft_column
        }
        ...AllRowsFields_import
      }
    `,
    providerImport,
  );
  const { draft, change, wrong } = mapping;
  const columns = data.columns.map((column, position) => ({ ...column, ...readColumn(column), position }));
  const read = columns.filter(({ field, service }) => field || service);
  const unread = columns.filter(({ field, service }) => !field && !service);
  const isNamed = columns.some(({ field }) => field === 'BUSINESS_NAME' || field === 'COMMERCIAL_NAME');
  // Initially open if the name is unmapped, as without a name no row can be written.
  const [isOpen, setOpen] = useState(!isNamed);
  const [isReadOpen, setReadOpen] = useState(true);

  const isWrong = (list: typeof columns) => list.some(({ position }) => wrong[position]);
  const fields = (list: typeof columns) => (
    <div className={css.columns}>
      {list.map((column) => (
        <ColumnField
          key={column.position}
          header={column.header}
          position={column.position}
          samples={column.samples}
          value={draft.columns[column.position] ?? storedTarget(column)}
          onChange={(picked) => change((now) => withColumn(now, column.position, column, picked))}
          wrong={wrong[column.position]}
        />
      ))}
    </div>
  );

  return (
    <Card>
      <section className={importCss.part} aria-labelledby="columns">
        <Text id="columns" as="h2">
          <FormattedMessage id="bo.columns" />
        </Text>
        {read.length > 0 && (
          <ShowMore
            isOpen={isReadOpen || isWrong(read)}
            onChange={setReadOpen}
            label={
              <FormattedMessage
                id="bo.import.readColumns"
                defaultMessage="{count, plural, one {# column mapped} other {# columns mapped}}"
                values={{ count: read.length }}
              />
            }
          >
            {fields(read)}
          </ShowMore>
        )}
        {unread.length > 0 && (
          <ShowMore
            isOpen={isOpen || isWrong(unread)}
            onChange={setOpen}
            label={<FormattedMessage {...importMessages.unreadColumns} values={{ count: unread.length }} />}
          >
            {fields(unread)}
          </ShowMore>
        )}
        <AllRowsFields providerImport={data} mapping={mapping} />
      </section>
    </Card>
  );
}

interface ColumnFieldProps {
  header: string;
  /** The position of the column, from 0. */
  position: number;
  samples: readonly string[];
  value: PickedTarget;
  onChange: (value: PickedTarget) => void;
  wrong: 'double' | 'noService' | undefined;
}

/** A column of a file: its header, some of its cells, and a field for its mapping. */
function ColumnField({ header, position, samples, value, onChange, wrong }: ColumnFieldProps) {
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
        none={intl.formatMessage({ id: 'bo.import.notRead', defaultMessage: 'Ignored' })}
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
            { id: 'bo.import.marked', defaultMessage: 'Service marked by {header}' },
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
