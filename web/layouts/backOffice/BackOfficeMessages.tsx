import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Messages } from '../../i18n/loadMessages.ts';

/** Inside, the back office's messages are known beside those of every page. */
export function BackOfficeMessages({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { locale, messages: shared } = useIntl();
  const all = useMemo(() => ({ ...shared, ...messages }) as Messages, [shared, messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
