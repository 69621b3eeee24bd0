import { defineMessages } from 'react-intl';

/** Messages about the owners and editors of a business. */
export const peopleMessages = defineMessages({
  owner: { id: 'people.owner', defaultMessage: 'Owner' },
  editor: { id: 'people.editor', defaultMessage: 'Editor' },
});
