import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { importsLoaderQuery } from '#web/__generated__/importsLoaderQuery.graphql.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { Card } from '#web/ui/Card.tsx';
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
              defaultMessage="A CSV file with a header: businessName, city and services are required. First every row is checked and nothing is written; what is to happen to each is shown, and happens once you say so. The export of the list of providers is a file to begin with."
              description="On the page that imports providers; the three names are those of columns and stay as they are"
            />
          </p>
          <ChooseFile />
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
