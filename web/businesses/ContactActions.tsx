import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router';
import { graphql } from 'relay-runtime';
import { inContactOrder } from '#shared/contactOrder.ts';
import type { ContactActions_contacts$key } from '#web/__generated__/ContactActions_contacts.graphql.ts';
import { linkWith, searchedFor } from '#web/contactLinks.ts';
import type { ShownProvider } from '#web/countViews.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useIsPrinted } from '#web/useMediaQuery.ts';
import css from './ContactActions.module.css';
import { contactIcons, contactTypeName } from './contactTypes.ts';
import { PrintedContacts } from './PrintedContacts.tsx';
import { isCall, useContactPress } from './useContactPress.ts';

interface ContactActionsProps {
  provider: ShownProvider;
  /** The name of the business. */
  name: string;
  /** The path of the provider's page, which has all contacts. */
  path: string;
  /** State of the page's history entry. */
  state?: unknown;
  /**
   * The query of the search that found the provider, for the first sentence of a message; by default the page's query.
   */
  search?: string | undefined;
  contacts: ContactActions_contacts$key;
}

/** The maximum number of contacts, which fit on a card of any width in two lines. */
const MOST = 4;

/**
 * The contacts of a provider: the first as a button, the others as icons with names, and the number of remaining ones.
 */
export function ContactActions({ provider, name, path, state, search, contacts: key }: ContactActionsProps) {
  const intl = useIntl();
  const location = useLocation();
  const press = useContactPress(provider);
  const isPrinted = useIsPrinted();
  const words = searchedFor(search ?? location.search, intl);
  const contacts = useFragment(
    graphql`
      fragment ContactActions_contacts on Contact @relay(plural: true) {
        databaseId
        contactType
        displayValue
        url
        ...PrintedContacts_contacts
      }
    `,
    key,
  );
  const known = contacts.filter(({ contactType }) => contactType in contactIcons);
  const ordered = inContactOrder(known, ({ contactType }) => contactType);
  const reachable = ordered.filter(({ url }) => url);
  // without a known country, a phone number is only displayed
  const shown = reachable.length > 0 ? reachable : ordered.slice(0, 1);
  if (shown.length === 0) return null;
  if (isPrinted) return <PrintedContacts contacts={contacts} />;
  const further = shown.length > MOST ? shown.splice(MOST - 1).length : 0;
  return (
    <ul className={css.contacts} aria-label={intl.formatMessage({ id: 'results.contacts' }, { name })}>
      {shown.map(({ databaseId, contactType: type, displayValue, url }, position) => {
        const label = contactTypeName(intl, type);
        const isLead = position === 0;
        const isChat = type === 'WHATSAPP';
        if (!url)
          return (
            <li key={databaseId} data-lead>
              {displayValue}
            </li>
          );
        return (
          <li key={databaseId} data-lead={isLead || undefined}>
            <a
              className={css.contact}
              href={linkWith(url, words)}
              onClick={(event) => press({ databaseId, contactType: type, displayValue }, event)}
              title={displayValue}
              aria-label={isLead ? undefined : `${label} ${displayValue}`}
              target={isChat ? '_blank' : undefined}
              rel={isChat ? 'noreferrer' : undefined}
            >
              <Icon name={contactIcons[type]!} />
              {isLead && (isCall(type) ? <LeadNumber label={label} number={displayValue} /> : <span>{label}</span>)}
            </a>
          </li>
        );
      })}
      {further > 0 && (
        <li>
          <Link
            className={css.contact}
            to={path}
            state={state}
            aria-label={intl.formatMessage(
              {
                id: 'results.moreContacts',
                defaultMessage: '{count, plural, one {# more way} other {# more ways}} to reach {name}',
              },
              { count: further, name },
            )}
          >
            +{further}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Shows the kind of phone if the link calls it, or the number if the link copies it. */
function LeadNumber({ label, number }: { label: string; number: string }) {
  return (
    <>
      <span className={css.kind}>{label}</span>
      <span className={css.number}>{number}</span>
    </>
  );
}
