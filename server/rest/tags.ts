/** What the paths are about, in the order in which the documents have them. */
export const TAGS = {
  Search: 'Approved providers by place and words, and places for what somebody types.',
  Directory: 'For programs of partners and people: the approved providers, and those of their own.',
  Taxonomy: 'Services and tax registrations, which providers refer to.',
  Accounts: 'Signing up, in and out. The session is a cookie.',
  Profile: 'The account of who is signed in: its data, and its end.',
  Registration: 'Businesses that register themselves.',
  Providers: 'For super admins: all providers, and deciding about those that wait.',
  Imports: 'For super admins: providers from a CSV file, checked before they are written.',
  Users: 'For super admins: people.',
  Operations: 'For super admins: uploaded files, and what happened.',
  Help: 'Videos that show how something is done.',
} as const;

export type Tag = keyof typeof TAGS;
