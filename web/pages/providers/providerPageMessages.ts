import { defineMessages } from 'react-intl';

// The server writes the same words into the page before the app is here: server/pages.
export const providerPageMessages = defineMessages({
  about: {
    id: 'provider.about',
    defaultMessage: 'About the business',
    description: "Heading above a provider's own description on its page",
  },
  services: {
    id: 'provider.services',
    defaultMessage: 'Services by place',
    description: 'Heading above the places of a provider and what it offers at each',
  },
  contact: {
    id: 'provider.contact',
    defaultMessage: 'Contact',
    description: 'Heading above the ways to reach a provider',
  },
  search: {
    id: 'provider.search',
    defaultMessage: 'Search the directory',
    description: 'Link from the page of a provider to the search',
  },
  missing: {
    id: 'provider.missing',
    defaultMessage: 'Provider not found',
    description: 'Title of the page of a provider that does not exist or is not public',
  },
  missingText: {
    id: 'provider.missingText',
    defaultMessage: 'There is no such business in the directory. It may have been removed, or the link is incomplete.',
    description: 'On the page of a provider that does not exist or is not public',
  },
});
