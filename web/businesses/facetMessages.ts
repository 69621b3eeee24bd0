import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { ServiceFacet } from '#web/__generated__/useFilters_facets.graphql.ts';
import type { Known } from '#web/relay/Known.ts';

/** The groups of services in the filters of results. */
export const facetMessages: Readonly<Record<Known<ServiceFacet>, MessageDescriptor>> = defineMessages({
  WORK: { id: 'results.facet.work', defaultMessage: 'Kind of work' },
  EQUIPMENT: { id: 'results.facet.equipment', defaultMessage: 'Equipment' },
  CARGO: { id: 'results.facet.cargo', defaultMessage: 'Kind of cargo' },
});

/** The displayed name of a facet; a facet unknown to this version of the page is displayed unchanged. */
export function facetInWords(intl: IntlShape, facet: string): string {
  const known = Object.entries(facetMessages).find(([name]) => name === facet);
  return known ? intl.formatMessage(known[1]) : facet;
}
