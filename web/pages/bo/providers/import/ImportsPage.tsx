import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { importsLoaderQuery } from '#web/__generated__/importsLoaderQuery.graphql.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { FormerImports } from './FormerImports.tsx';
import css from './Import.module.css';
import { importMessages } from './importMessages.ts';
import { importsQuery } from './importsLoader.ts';

/** Where a file of providers is brought in, and what came of those before. */
export function ImportsPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<importsLoaderQuery>>();
  return (
    <ListPage title={intl.formatMessage(importMessages.title)}>
      <Card>
        <div className={css.part}>
          <p>
            <FormattedMessage
              id="bo.import.text"
              defaultMessage="A file as an office publishes it, or a table of your own. Its columns are matched once it is here: what we recognise is filled in, you choose the rest. Every row is checked first, and nothing is written until you say so."
              description="On the page that imports providers"
            />
          </p>
          <ChooseFile />
          <div>
            <DownloadLink href="/api/providers/import/template.csv">
              <FormattedMessage
                id="bo.import.template"
                defaultMessage="Download a template"
                description="Link: an empty table with the columns that an import reads"
              />
            </DownloadLink>
          </div>
        </div>
      </Card>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(importMessages.loadFailed)}
        skeleton={
          <Card>
            <div className={css.part} aria-busy="true">
              <Skeleton lines={4} />
            </div>
          </Card>
        }
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </ListPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<importsLoaderQuery> }) {
  return <FormerImports query={usePreloadedQuery<importsLoaderQuery>(importsQuery, reference)} />;
}
