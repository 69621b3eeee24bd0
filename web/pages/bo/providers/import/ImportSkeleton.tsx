import { useIntl } from 'react-intl';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import css from './Import.module.css';
import { importMessages } from './importMessages.ts';
import { useImportColumns } from './rows/useImportColumns.ts';

/** A name, what can be done, and rows, while they are on their way. */
export function ImportSkeleton() {
  const intl = useIntl();
  return (
    <div className={css.skeleton}>
      <div className={css.name}>
        <Skeleton lines={1} />
      </div>
      <div className={css.filter}>
        <Skeleton lines={2} />
      </div>
      <Table
        aria-label={intl.formatMessage(importMessages.title)}
        columns={useImportColumns(false)}
        sort={null}
        onSort={() => {}}
        isBusy
        skeletonRows={10}
      />
    </div>
  );
}
