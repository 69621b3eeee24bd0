import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, type IntlCache, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import type { Messages } from './loadMessages.ts';

/** The locale is that of the visitor's browser: the server keeps the formatters of this number. */
const MOST_LOCALES = 50;
const formatters = new Map<string, IntlCache>();

/** With the formatters that the same locale had before: to create them takes a tenth of the time of drawing a page. */
function createSharedIntl(locale: string, messages: Messages): IntlShape {
  let cache = formatters.get(locale);
  if (!cache) {
    if (formatters.size >= MOST_LOCALES) formatters.clear();
    cache = createIntlCache();
    formatters.set(locale, cache);
  }
  return createIntl({ locale, messages }, cache);
}

/** Messages, numbers and dates inside are in this language. */
export function MessagesProvider(props: { locale: string; messages: Messages; children: ReactNode }) {
  const { locale, messages, children } = props;
  const intl = useMemo(() => createSharedIntl(locale, messages), [locale, messages]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

/** Adds messages to those of the surrounding page. */
export function MoreMessages({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { locale, messages: shared } = useIntl();
  const all = useMemo(() => ({ ...shared, ...messages }) as Messages, [shared, messages]);
  return (
    <MessagesProvider locale={locale} messages={all}>
      {children}
    </MessagesProvider>
  );
}
