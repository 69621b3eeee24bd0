import type catalogue from '#messages/es.json';

declare global {
  namespace FormatjsIntl {
    // A message that no catalogue has does not compile.
    interface Message {
      ids: keyof typeof catalogue;
    }
  }
}
