import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Messages } from './loadMessages.ts';

/** Inside, these messages are known beside those around it. */
export function MoreMessages({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { locale, messages: shared } = useIntl();
  const all = useMemo(() => ({ ...shared, ...messages }) as Messages, [shared, messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
