import { defineMessages } from 'react-intl';

/** The results of a check, by their names in GraphQL. */
export const resultMessages = defineMessages({
  MATCH: { id: 'bo.check.match', defaultMessage: 'Active, in this name' },
  OTHER_NAME: { id: 'bo.check.otherName', defaultMessage: 'In another name or region' },
  INACTIVE: { id: 'bo.check.inactive', defaultMessage: 'Not active' },
  NOT_FOUND: { id: 'bo.check.notFound', defaultMessage: 'Not found there' },
});

export type ResultName = keyof typeof resultMessages;
