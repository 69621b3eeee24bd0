import { defineMessages } from 'react-intl';

export const faqMessages = defineMessages({
  add: { id: 'bo.faq.add', defaultMessage: 'Add a question' },
  count: { id: 'bo.faqCount', defaultMessage: '{count, plural, one {# question} other {# questions}}' },
  edit: { id: 'page.edit' },
  remove: { id: 'bo.remove' },
  saved: { id: 'bo.faq.saved', defaultMessage: 'Question saved' },
  removed: { id: 'bo.faq.removed', defaultMessage: 'Question removed' },
  loadFailed: { id: 'bo.failed.faq', defaultMessage: 'Failed to load the questions' },
  saveFailed: { id: 'bo.failed.saveFaq', defaultMessage: 'Failed to save the question' },
  required: { id: 'faq.required' },
  question: { id: 'bo.faq.question', defaultMessage: 'Question' },
  answer: { id: 'bo.faq.answer', defaultMessage: 'Answer' },
});
