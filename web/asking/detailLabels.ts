import { defineMessages } from 'react-intl';

export const detailLabels = defineMessages({
  from: { id: 'shortlist.from', defaultMessage: 'From' },
  to: { id: 'shortlist.to', defaultMessage: 'To' },
  cargo: { id: 'shortlist.cargo', defaultMessage: 'Cargo' },
  weight: { id: 'shortlist.weight', defaultMessage: 'Weight or volume' },
  date: { id: 'page.date' },
});
