import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportReport_import$key } from '#web/__generated__/ImportReport_import.graphql.ts';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ImportActions } from './ImportActions.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportStatus } from './ImportStatus.tsx';
import { useFollow } from './useFollow.ts';

export function ImportReport({ providerImport }: { providerImport: ImportReport_import$key }) {
  const data = useFragment(
    graphql`
      fragment ImportReport_import on ProviderImport
      @argumentDefinitions(verdict: { type: "ProviderImportVerdict" }, offset: { type: "Int!" }) {
        fileName
        status
        warnings
        ...ImportProgress_import
        ...ImportActions_import
        ...ImportRows_import @arguments(verdict: $verdict, offset: $offset)
      }
    `,
    providerImport,
  );
  useFollow(data.status === 'CHECKING' || data.status === 'IMPORTING');
  return (
    <ListPage title={data.fileName}>
      <p role="status">
        <ImportStatus status={data.status} />
      </p>
      <ImportProgress providerImport={data} />
      {data.warnings.length > 0 && (
        <Notice type="warning">
          <ul>
            {data.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ImportActions providerImport={data} />
      <ImportRows providerImport={data} />
    </ListPage>
  );
}
