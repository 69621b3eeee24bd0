import { defineMessages } from 'react-intl';

export const legalTitles = defineMessages({
  servicesagreement: {
    id: 'legals.agreement',
    defaultMessage: 'Usage agreement',
    description: 'Name of a legal document',
  },
  privacypolicy: { id: 'legals.privacy', defaultMessage: 'Privacy policy', description: 'Name of a legal document' },
});

export const legalSummaries = defineMessages({
  servicesagreement: {
    id: 'legals.agreementText',
    defaultMessage:
      'What Rumbo does as an intermediary, how listings are reviewed, plans and fees, what is not allowed, and who answers for what.',
    description: 'Sums up the usage agreement',
  },
  privacypolicy: {
    id: 'legals.privacyText',
    defaultMessage:
      'Which personal data we use, what for and for how long, what is public, and how to see, correct or delete yours.',
    description: 'Sums up the privacy policy',
  },
});
