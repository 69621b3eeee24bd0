import { defineMessages } from 'react-intl';

export const passkeyMessages = defineMessages({
  use: {
    id: 'passkey.use',
    defaultMessage: 'Use a passkey',
    description: 'Button: proves who somebody is with a passkey of the device',
  },
  failed: {
    id: 'passkey.failed',
    defaultMessage: 'The passkey could not be used',
    description: 'Title of a message',
  },
  failedText: {
    id: 'passkey.failedText',
    defaultMessage: 'This browser or this site does not support passkeys, or your device declined. Try again.',
    description: "Explains 'The passkey could not be used' when the server does not say why",
  },
  code: {
    id: 'passkey.code',
    defaultMessage: 'Code',
    description: 'Label of the field for the code of an authenticator app, or a recovery code',
  },
  codeHint: {
    id: 'passkey.codeHint',
    defaultMessage: 'The six digits from your authenticator app, or one of your recovery codes.',
    description: 'Below the field for the code of an authenticator app',
  },
  codeRequired: { id: 'passkey.codeRequired' },
});
