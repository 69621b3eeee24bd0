import { defineMessages } from 'react-intl';

/** Labels of a provider's fields that the public form and the back office share. */
export const providerLabels = defineMessages({
  businessName: { id: 'preRegistration.businessName' },
});
