import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { CategoryCounts_glance$key } from '#web/__generated__/CategoryCounts_glance.graphql.ts';
import { CountsPart } from './CountsPart.tsx';

export function CategoryCounts({ glance }: { glance: CategoryCounts_glance$key }) {
  const intl = useIntl();
  const { byCategory } = useFragment(
    graphql`
      fragment CategoryCounts_glance on DirectoryAtAGlance {
        byCategory {
          category {
            id
            name
          }
          count
          directoryPath
        }
      }
    `,
    glance,
  );
  return (
    <CountsPart
      id="categories"
      title={intl.formatMessage({
        id: 'mvp.categories',
        defaultMessage: 'Providers by service category',
        description: 'Heading above a chart',
      })}
      header={intl.formatMessage({
        id: 'mvp.category',
        defaultMessage: 'Service category',
        description: 'Header of a column',
      })}
      rows={byCategory.map(({ category: { id, name }, count, directoryPath }) => ({
        id,
        name,
        count,
        path: directoryPath,
      }))}
      note={
        <FormattedMessage
          id="mvp.categoriesNote"
          defaultMessage="A provider counts in each category of its services."
          description="Below a chart"
        />
      }
    />
  );
}
