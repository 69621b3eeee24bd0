import { defineMessages } from 'react-intl';

export const passkeyMessages = defineMessages({
  use: { id: 'passkey.use', defaultMessage: 'Use a passkey' },
  failed: { id: 'passkey.failed', defaultMessage: 'The passkey could not be used' },
  failedText: {
    id: 'passkey.failedText',
    defaultMessage: 'This browser or this site does not support passkeys, or your device declined. Try again.',
  },
  code: { id: 'passkey.code', defaultMessage: 'Code' },
  codeHint: {
    id: 'passkey.codeHint',
    defaultMessage: 'The six digits from your authenticator app, or one of your recovery codes.',
  },
  codeRequired: { id: 'passkey.codeRequired' },
});
