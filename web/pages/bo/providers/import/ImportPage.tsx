import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { importLoaderQuery } from '#web/__generated__/importLoaderQuery.graphql.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ItemMissing } from '#web/pages/bo/editor/ItemMissing.tsx';
import { paths } from '#web/paths.ts';
import { ImportReport } from './ImportReport.tsx';
import { ImportSkeleton } from './ImportSkeleton.tsx';
import { importQuery } from './importLoader.ts';
import { importMessages } from './importMessages.ts';

/** A file that was sent: how far it is, and what becomes of each of its rows. */
export function ImportPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<importLoaderQuery>>();
  return (
    <LoadedPart
      reference={reference}
      failed={intl.formatMessage(importMessages.loadFailed)}
      skeleton={<ImportSkeleton />}
    >
      <Loaded reference={reference} />
    </LoadedPart>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<importLoaderQuery> }) {
  const intl = useIntl();
  const { providerImport } = usePreloadedQuery<importLoaderQuery>(importQuery, reference);
  if (providerImport) return <ImportReport providerImport={providerImport} />;
  return (
    <ItemMissing
      title={intl.formatMessage({
        id: 'bo.import.missing',
        defaultMessage: 'Import not found',
        description: 'Title of a page for an import that does not exist',
      })}
      text={intl.formatMessage({
        id: 'bo.import.missingText',
        defaultMessage: 'There is no import with this number. Imports are kept for 90 days.',
        description: 'On the page for an import that does not exist',
      })}
      list={paths.boImports()}
    />
  );
}
