import { defineMessage } from 'react-intl';

export const clearFiltersMessage = defineMessage({ id: 'results.clearFilters', defaultMessage: 'Clear filters' });
