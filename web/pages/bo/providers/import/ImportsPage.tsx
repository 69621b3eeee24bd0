import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ImportsPage_query$key } from '#web/__generated__/ImportsPage_query.graphql.ts';
import type { importsLoaderQuery } from '#web/__generated__/importsLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import css from './Import.module.css';
import { ImportStatus } from './ImportStatus.tsx';
import { importMessages } from './importMessages.ts';
import { importsQuery } from './importsLoader.ts';

/** Where a file of providers is brought in, and what came of those before. */
export function ImportsPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<importsLoaderQuery>>();
  return (
    <ListPage title={usePageTitle()}>
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

/** The last imports, newest first; nothing before the first. */
function FormerImports({ query }: { query: ImportsPage_query$key }) {
  const { providerImports } = useFragment(
    graphql`
      fragment ImportsPage_query on Query {
        providerImports(first: 20) {
          edges {
            node {
              id
              databaseId
              fileName
              status
              rowCount
              createdAt
              user {
                displayName
              }
            }
          }
        }
      }
    `,
    query,
  );
  if (providerImports.edges.length === 0) return null;
  return (
    <Card>
      <section className={css.part} aria-labelledby="former">
        <h2 id="former" className={css.subtitle}>
          <FormattedMessage id="bo.import.former" defaultMessage="Earlier imports" description="Heading of a list" />
        </h2>
        <ul className={css.former}>
          {providerImports.edges.map(({ node }) => (
            <li key={node.id} className={css.entry}>
              <Link href={paths.boImport(node.databaseId)}>{node.fileName}</Link>
              <ImportStatus status={node.status} />
              <p className={css.soft}>
                <FormattedMessage
                  id="bo.import.rows"
                  defaultMessage="{count, plural, one {# row} other {# rows}}"
                  description="Above a list: how many rows of a file are on all its pages"
                  values={{ count: node.rowCount }}
                />
                {' · '}
                <Timestamp value={node.createdAt} />
                {node.user && ` · ${node.user.displayName}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
