import { defineMessage } from 'react-intl';

export const askMessage = defineMessage({ id: 'results.ask', defaultMessage: 'Request quotes' });
