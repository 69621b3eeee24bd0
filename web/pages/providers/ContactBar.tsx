import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { inContactOrder } from '#shared/contactOrder.ts';
import type { ContactBar_contacts$key } from '#web/__generated__/ContactBar_contacts.graphql.ts';
import { contactTypeName } from '#web/businesses/contactTypes.ts';
import { linkWith } from '#web/contactLinks.ts';
import { countViews, type ShownProvider } from '#web/countViews.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useSearchedBefore } from '#web/useSearchedBefore.ts';
import css from './ContactBar.module.css';

interface ContactBarProps {
  provider: ShownProvider;
  /** The name of the business. */
  name: string;
  contacts: ContactBar_contacts$key;
}

/** The id of the part of the page with all contacts. */
export const CONTACTS_ID = 'reach';

/**
 * On phones, a bar at the bottom edge of the window after the contacts were scrolled out: the first phone number, and
 * the first contact for messages.
 */
export function ContactBar({ provider, name, contacts: key }: ContactBarProps) {
  const intl = useIntl();
  const searched = useSearchedBefore();
  const contacts = useFragment(
    graphql`
      fragment ContactBar_contacts on Contact @relay(plural: true) {
        databaseId
        contactType
        url
      }
    `,
    key,
  );
  const reachable = inContactOrder(contacts, ({ contactType }) => contactType).filter(({ url }) => url);
  const call = reachable.find(({ contactType }) => ['MOBILE_PHONE', 'LAND_PHONE'].includes(contactType));
  const chat = reachable.find(({ contactType }) => contactType === 'WHATSAPP');
  const isShown = usePassed(CONTACTS_ID);
  if (!call && !chat) return null;
  return (
    <section
      className={css.bar}
      data-screen
      data-shown={isShown || undefined}
      aria-label={intl.formatMessage({ id: 'results.contacts' }, { name })}
    >
      {call && (
        <a
          className={css.way}
          href={call.url!}
          onClick={() => countViews(provider, { contactId: String(call.databaseId) })}
        >
          <Icon name="phone" />
          <FormattedMessage id="provider.call" defaultMessage="Call" />
        </a>
      )}
      {chat && (
        <a
          className={css.way}
          data-lead
          href={linkWith(chat.url!, searched)}
          onClick={() => countViews(provider, { contactId: String(chat.databaseId) })}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="chat" />
          {contactTypeName(intl, chat.contactType)}
        </a>
      )}
    </section>
  );
}

/** Whether the element is above the window. */
function usePassed(id: string): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    // also counts an element below the window as visible
    const rootMargin = '0px 0px 1000000px';
    const observer = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), { rootMargin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return hasPassed;
}
