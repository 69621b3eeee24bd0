import { defineMessages } from 'react-intl';

/** What the help page tells about the visitor's browser. */
export const diagnosticMessages = defineMessages({
  user: { id: 'help.user', defaultMessage: 'User', description: 'Label: the first name of who is signed in' },
  browser: { id: 'help.browser', defaultMessage: 'Browser', description: 'Label: such as Firefox 145' },
  os: { id: 'help.os', defaultMessage: 'Operating system', description: 'Label: such as Windows 11' },
  device: { id: 'help.device', defaultMessage: 'Device', description: 'Label: such as mobile, and its maker' },
  ip: { id: 'help.ip', defaultMessage: 'Public IP', description: 'Label: the network address of the visitor' },
  version: { id: 'help.version', defaultMessage: 'App version', description: 'Label: such as 1.18.2' },
  url: { id: 'help.url', defaultMessage: 'URL', description: 'Label: the address of the page' },
  time: { id: 'help.time', defaultMessage: 'Time', description: 'Label: when the page was opened' },
  timeZone: { id: 'help.timeZone', defaultMessage: 'Time zone', description: 'Label: such as America/Lima' },
  language: { id: 'help.language', defaultMessage: 'Language', description: 'Label: of the app and of the browser' },
  userAgent: {
    id: 'help.userAgent',
    defaultMessage: 'User agent',
    description: 'Label: what the browser calls itself',
  },
});
