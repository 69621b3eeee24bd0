import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { CountryCounts_glance$key } from '#web/__generated__/CountryCounts_glance.graphql.ts';
import { CountsPart } from './CountsPart.tsx';

export function CountryCounts({ glance }: { glance: CountryCounts_glance$key }) {
  const intl = useIntl();
  const { byCountry } = useFragment(
    graphql`
      fragment CountryCounts_glance on DirectoryAtAGlance {
        byCountry {
          countryCode
          name
          count
          directoryPath
        }
      }
    `,
    glance,
  );
  return (
    <CountsPart
      id="countries"
      title={intl.formatMessage({
        id: 'mvp.countries',
        defaultMessage: 'Providers by country',
        description: 'Heading above a chart',
      })}
      header={intl.formatMessage({ id: 'mvp.country', defaultMessage: 'Country', description: 'Header of a column' })}
      rows={byCountry.map(({ countryCode, name, count, directoryPath }) => ({
        id: countryCode,
        name,
        count,
        path: directoryPath,
      }))}
    />
  );
}
