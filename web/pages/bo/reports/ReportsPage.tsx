import { defineMessages } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ReportsPage_query$key } from '#web/__generated__/ReportsPage_query.graphql.ts';
import type { reportsLoaderQuery } from '#web/__generated__/reportsLoaderQuery.graphql.ts';
import { ReviewScreen } from '#web/pages/bo/editor/ReviewScreen.tsx';
import { paths } from '#web/paths.ts';
import { Report } from './Report.tsx';
import { reportsQuery } from './reportsLoader.ts';

const messages = defineMessages({
  failed: { id: 'bo.failed.reports', defaultMessage: 'Failed to load reports' },
  count: { id: 'bo.reportCount', defaultMessage: '{count, plural, one {# report} other {# reports}}' },
  none: {
    id: 'bo.reports.none',
    defaultMessage: 'No reports to review. When a visitor reports a problem with a listing, it appears here.',
  },
});

/** Visitors' reports of problems with listings: those with three independent reporters come first. */
export function ReportsPage() {
  return <ReviewScreen messages={messages} useItems={useReports} path={paths.boReports} />;
}

function useReports(reference: PreloadedQuery<reportsLoaderQuery>) {
  const { providerReports } = useFragment<ReportsPage_query$key>(
    graphql`
      fragment ReportsPage_query on Query @argumentDefinitions(after: { type: "String" }) {
        providerReports(first: 25, after: $after) {
          totalCount
          pageInfo {
            ...ReviewScreen_pageInfo
          }
          edges {
            node {
              databaseId
              ...Report_report
            }
          }
        }
      }
    `,
    usePreloadedQuery<reportsLoaderQuery>(reportsQuery, reference),
  );
  const { totalCount, pageInfo, edges } = providerReports;
  return { totalCount, pageInfo, items: edges.map(({ node }) => <Report key={node.databaseId} report={node} />) };
}
