import { defineMessages } from 'react-intl';

export const areaMessages = defineMessages({
  name: {
    id: 'search.areaName',
    defaultMessage: 'Map area',
    description: 'In place of the address: what was seen of the map is searched',
  },
});
