import type catalogue from '#messages/es.json';

declare global {
  namespace FormatjsIntl {
    // A message id that no catalogue contains does not compile.
    interface Message {
      ids: keyof typeof catalogue;
    }
  }
}
