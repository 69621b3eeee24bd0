import { defineMessages, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ProviderFilters_deciders$key } from '#web/__generated__/ProviderFilters_deciders.graphql.ts';
import type { ProviderFilters_query$key } from '#web/__generated__/ProviderFilters_query.graphql.ts';
import type { providersLoaderQuery } from '#web/__generated__/providersLoaderQuery.graphql.ts';
import { columnMessages } from '../columnMessages.ts';
import { ChipSelect } from '../list/ChipSelect.tsx';
import type { ListOf } from '../list/useList.ts';
import { countries } from './import/mapping/countries.ts';
import { providerStatusMessages } from './ProviderStatusChip.tsx';
import { type providerList, providerStatuses } from './providerFields.ts';
import { providersQuery } from './providersLoader.ts';
import { flagMessages } from './unapproved/QueueFlags.tsx';

const messages = defineMessages({
  edit: { id: 'bo.filter.edit', defaultMessage: 'Edits' },
  decidedBy: { id: 'bo.filter.decidedBy', defaultMessage: 'Decided by' },
});

interface ProviderFiltersProps {
  list: ListOf<typeof providerList>;
  reference: PreloadedQuery<providersLoaderQuery>;
}

/** The filters of the list of all providers. */
export function ProviderFilters({ list, reference }: ProviderFiltersProps) {
  const intl = useIntl();
  const query = usePreloadedQuery<providersLoaderQuery>(providersQuery, reference);
  const { filters } = list.state;
  return (
    <>
      <ChipSelect
        label={intl.formatMessage(columnMessages.status)}
        value={filters.status}
        options={Object.entries(providerStatuses).map(([id, status]) => ({
          id,
          name: intl.formatMessage(providerStatusMessages[status]),
        }))}
        onChange={(status) => list.filterBy({ status })}
      />
      <PlaceAndCategory list={list} query={query} />
      <ChipSelect
        label={intl.formatMessage(messages.edit)}
        value={filters.edit}
        options={[{ id: 'true', name: intl.formatMessage(flagMessages.pendingEdit) }]}
        onChange={(edit) => list.filterBy({ edit })}
      />
      <DecidedBy list={list} query={query} />
    </>
  );
}

/** Filters by the member of staff who decided about the provider. */
function DecidedBy({ list, query }: Pick<ProviderFiltersProps, 'list'> & { query: ProviderFilters_deciders$key }) {
  const intl = useIntl();
  const { providerDeciders } = useFragment(
    graphql`
      fragment ProviderFilters_deciders on Query {
        providerDeciders {
          databaseId
          displayName
        }
      }
    `,
    query,
  );
  return (
    <ChipSelect
      label={intl.formatMessage(messages.decidedBy)}
      value={list.state.filters.decidedBy}
      options={providerDeciders.map(({ databaseId, displayName }) => ({ id: String(databaseId), name: displayName }))}
      onChange={(decidedBy) => list.filterBy({ decidedBy })}
    />
  );
}

interface PlaceAndCategoryProps {
  list: {
    state: { filters: Readonly<Record<'country' | 'category', string>> };
    filterBy: (filters: { country?: string; category?: string }) => void;
  };
  query: ProviderFilters_query$key;
}

/** The filters common to all lists of providers. */
export function PlaceAndCategory({ list, query }: PlaceAndCategoryProps) {
  const intl = useIntl();
  const { serviceCategories } = useFragment(
    graphql`
      fragment ProviderFilters_query on Query {
        serviceCategories {
          databaseId
          name
        }
      }
    `,
    query,
  );
  const { filters } = list.state;
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, intl.locale);
  const country = (id: string) => ({ id, name: intl.formatDisplayName(id, { type: 'region' }) ?? id });
  return (
    <>
      <ChipSelect
        label={intl.formatMessage(columnMessages.country)}
        value={filters.country}
        options={countries.map(country).toSorted(byName)}
        onChange={(chosen) => list.filterBy({ country: chosen })}
      />
      <ChipSelect
        label={intl.formatMessage(columnMessages.category)}
        value={filters.category}
        options={serviceCategories.map(({ databaseId, name }) => ({ id: String(databaseId), name })).toSorted(byName)}
        onChange={(category) => list.filterBy({ category })}
      />
    </>
  );
}
