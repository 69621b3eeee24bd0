import { defineMessages } from 'react-intl';

export const signupMessages = defineMessages({
  fullName: { id: 'signup.fullName', defaultMessage: 'Full name', description: 'Label of a field' },
  created: {
    id: 'signup.created',
    defaultMessage: 'Account created successfully',
    description: 'Message after signing up',
  },
  failed: { id: 'signup.failed', defaultMessage: 'Error registering', description: 'Title of a message' },
});
