import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { FormerImports_query$key } from '#web/__generated__/FormerImports_query.graphql.ts';
import { Moment } from '#web/pages/bo/Moment.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import css from './Import.module.css';
import { ImportStatus } from './ImportStatus.tsx';

/** The last imports, newest first; nothing before the first. */
export function FormerImports({ query }: { query: FormerImports_query$key }) {
  const { providerImports } = useFragment(
    graphql`
      fragment FormerImports_query on Query {
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
                <Moment value={node.createdAt} />
                {node.user && ` · ${node.user.displayName}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
