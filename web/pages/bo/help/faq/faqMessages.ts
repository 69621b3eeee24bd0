import { defineMessages } from 'react-intl';

export const faqMessages = defineMessages({
  add: { id: 'bo.faq.add', defaultMessage: 'Add a question', description: 'Button: opens a form' },
  count: {
    id: 'bo.faqCount',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
    description: 'Above a list: how many there are',
  },
  edit: { id: 'bo.editOne' },
  remove: { id: 'bo.faq.remove', defaultMessage: 'Remove', description: 'Button: removes a frequent question' },
  saved: { id: 'bo.faq.saved', defaultMessage: 'Question saved', description: 'Message' },
  removed: { id: 'bo.faq.removed', defaultMessage: 'Question removed', description: 'Message' },
  loadFailed: { id: 'bo.failed.faq', defaultMessage: 'Failed to load the questions', description: 'Message' },
  saveFailed: { id: 'bo.failed.saveFaq', defaultMessage: 'Failed to save the question', description: 'Message' },
  required: { id: 'faq.required' },
  question: { id: 'bo.faq.question', defaultMessage: 'Question', description: 'Label of a field' },
  answer: { id: 'bo.faq.answer', defaultMessage: 'Answer', description: 'Label of a field' },
});
