import { graphql } from 'relay-runtime';
import type { reportLoaderQuery } from '#web/__generated__/reportLoaderQuery.graphql.ts';
import { mailedQueryLoader } from '../mailedQuery.ts';

export const reportQuery = graphql`
  query reportLoaderQuery($token: String!) {
    followedReport(token: $token) {
      ...ReportPage_report
    }
  }
`;

export const reportLoader = mailedQueryLoader<reportLoaderQuery>(reportQuery);
