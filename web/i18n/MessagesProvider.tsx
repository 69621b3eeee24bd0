import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, type IntlCache, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { contracted } from '#shared/contracted.ts';
import type { Messages } from './loadMessages.ts';

/** The maximum number of locales whose formatters the server caches: the locale comes from the visitor's browser. */
const MOST_LOCALES = 50;
const formatters = new Map<string, IntlCache>();

/** Reuses the formatters of the same locale: creating them takes a tenth of the time of rendering a page. */
function createSharedIntl(locale: string, messages: Messages): IntlShape {
  let cache = formatters.get(locale);
  if (!cache) {
    if (formatters.size >= MOST_LOCALES) formatters.clear();
    cache = createIntlCache();
    formatters.set(locale, cache);
  }
  const intl = createIntl({ locale, messages }, cache);
  const formatMessage = (...parameters: Parameters<typeof intl.formatMessage>) => {
    const text = intl.formatMessage(...parameters);
    return typeof text === 'string' ? contracted(text, locale.slice(0, 2)) : text;
  };
  return { ...intl, formatMessage: formatMessage as typeof intl.formatMessage };
}

/** Provides messages, numbers and dates in this language. */
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
