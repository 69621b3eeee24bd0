import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useTaxTypes_query$key } from '#web/__generated__/useTaxTypes_query.graphql.ts';
import type { TaxTypeGroup } from './taxTypeGroups.ts';

/** The short names of tax types, grouped by country. */
export function useTaxTypes(query: useTaxTypes_query$key): TaxTypeGroup[] {
  const intl = useIntl();
  const { taxTypes } = useFragment(
    graphql`
      fragment useTaxTypes_query on Query {
        taxTypes {
          databaseId
          countryCode
          shortName
        }
      }
    `,
    query,
  );
  const groups = new Map<string, TaxTypeGroup>();
  for (const { databaseId, countryCode, shortName } of taxTypes) {
    const label = intl.formatDisplayName(countryCode, { type: 'region' }) ?? countryCode;
    const group = groups.get(countryCode) ?? { countryCode, label, options: [] };
    group.options.push({ id: String(databaseId), label: `${label} · ${shortName}` });
    groups.set(countryCode, group);
  }
  return [...groups.values()].sort((a, b) => a.label.localeCompare(b.label, intl.locale));
}
