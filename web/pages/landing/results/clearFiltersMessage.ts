import { defineMessage } from 'react-intl';

export const clearFiltersMessage = defineMessage({ id: 'app.clearFilters' });
