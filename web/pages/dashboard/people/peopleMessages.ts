import { defineMessages } from 'react-intl';

/** Messages about the people of a business. */
export const peopleMessages = defineMessages({
  owner: { id: 'people.owner', defaultMessage: 'Owner', description: 'What a person is to a business' },
  editor: { id: 'people.editor', defaultMessage: 'Editor', description: 'What a person is to a business' },
});
