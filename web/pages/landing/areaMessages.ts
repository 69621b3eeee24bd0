import { defineMessages } from 'react-intl';

export const areaMessages = defineMessages({
  name: { id: 'search.areaName' },
});
