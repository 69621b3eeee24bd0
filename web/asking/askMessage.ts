import { defineMessage } from 'react-intl';

export const askMessage = defineMessage({
  id: 'results.ask',
  defaultMessage: 'Request quotes',
  description: 'Button, and the title of what it opens: writes one text that is sent to several businesses',
});
