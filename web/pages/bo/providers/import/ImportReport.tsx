import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportReport_import$key } from '#web/__generated__/ImportReport_import.graphql.ts';
import { LeaveDialog } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { useLeaveGuard } from '#web/pages/bo/editor/useLeaveGuard.ts';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import css from './Import.module.css';
import { ImportActions } from './ImportActions.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportStatus } from './ImportStatus.tsx';
import { ColumnsPart } from './mapping/ColumnsPart.tsx';
import { MappingBar } from './mapping/MappingBar.tsx';
import { ServiceTextsPart } from './mapping/ServiceTextsPart.tsx';
import { useMapping } from './mapping/useMapping.ts';
import { ImportRows } from './rows/ImportRows.tsx';
import { useFollow } from './useFollow.ts';

export function ImportReport({ providerImport }: { providerImport: ImportReport_import$key }) {
  const data = useFragment(
    graphql`
      fragment ImportReport_import on ProviderImport
      @argumentDefinitions(
        verdict: { type: "ProviderImportVerdict" }
        reason: { type: "String" }
        offset: { type: "Int!" }
      ) {
        databaseId
        fileName
        status
        isUndoable
        approvalReason
        warnings
        ...ImportCounts_import
        ...useMapping_import
        ...ImportProgress_import
        ...ImportActions_import
        ...ColumnsPart_import
        ...ServiceTextsPart_import
        ...ImportRows_import @arguments(verdict: $verdict, reason: $reason, offset: $offset)
      }
    `,
    providerImport,
  );
  const { databaseId, fileName, status, isUndoable, approvalReason, warnings } = data;
  useFollow(databaseId, status);
  const mapping = useMapping(data);
  // Nothing is written yet.
  const isOpen = /^CHECK(ING|ED)$/.test(status) || (status === 'FAILED' && !isUndoable);
  const hasChanges = isOpen && mapping.changeCount > 0;
  const { blocker } = useLeaveGuard(hasChanges);
  return (
    <ListPage title={fileName}>
      <div className={css.status}>
        <p role="status">
          <ImportStatus status={status} />
        </p>
        <ImportCounts providerImport={data} />
      </div>
      {approvalReason !== null && (
        <p className={css.soft}>
          <FormattedMessage
            id="bo.import.approves"
            defaultMessage="New providers are approved at once."
            description="About an import that was begun like that"
          />
        </p>
      )}
      <ImportProgress providerImport={data} />
      {warnings.length > 0 && (
        <Notice type="warning">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ImportActions providerImport={data} hasChanges={hasChanges} />
      {isOpen && (
        <>
          <ColumnsPart providerImport={data} mapping={mapping} />
          <ServiceTextsPart providerImport={data} mapping={mapping} />
        </>
      )}
      <ImportRows providerImport={data} isOpen={isOpen} />
      {isOpen && <MappingBar providerImport={data} mapping={mapping} isChecking={status === 'CHECKING'} />}
      <LeaveDialog blocker={blocker} />
    </ListPage>
  );
}
