import { defineMessages, type MessageDescriptor } from 'react-intl';

/** A sign of a page or card: its meaning, its limits, and the meaning of its date. */
interface Sign {
  title: MessageDescriptor;
  means: MessageDescriptor;
  not: MessageDescriptor;
  until: MessageDescriptor;
}

/** The signs in the order of the page. */
export const signs: Record<string, Sign> = {
  reviewed: defineMessages({
    title: { id: 'provider.factReviewed' },
    means: {
      id: 'signs.reviewed.means',
      defaultMessage:
        'A person of our team read the listing and looked at its contacts before it was published. The date is that of the publication.',
    },
    not: {
      id: 'signs.reviewed.not',
      defaultMessage: 'We did not visit the business, and do not vouch for its work, its prices or its payments.',
    },
    until: {
      id: 'signs.reviewed.until',
      defaultMessage: 'The date stays. Later changes by the owner are reviewed before they are shown.',
    },
  }),
  credential: defineMessages({
    title: { id: 'signs.credential', defaultMessage: 'A registration number, such as RNTRC, RUTA or USDOT' },
    means: {
      id: 'signs.credential.means',
      defaultMessage:
        'The number was active in that register, in the name of this business, on the day shown. “In the list” means that the register published it in a file, and that number, name and region are the same. “Seen by Rumbo” means that a person of our team looked it up.',
    },
    not: {
      id: 'signs.credential.not',
      defaultMessage:
        'It is not an approval by Rumbo, and says nothing about insurance, vehicles or service. It does not prove that the person who answers the phone belongs to the business: call the number of the register. A business without this sign may be registered all the same.',
    },
    until: {
      id: 'signs.credential.until',
      defaultMessage:
        'It disappears after the last day of its validity, in the time zone of the business, when a newer list says something else, when the business changes its name or region, and {days} days after the date shown.',
    },
  }),
  role: defineMessages({
    title: { id: 'signs.role', defaultMessage: 'Own fleet, broker, and other roles' },
    means: {
      id: 'signs.role.means',
      defaultMessage:
        'The business says so itself. “Own fleet, seen in the register” means that the file of that register lists vehicles of the business on the day shown, and not as a broker only.',
    },
    not: {
      id: 'signs.role.not',
      defaultMessage: 'We did not count its vehicles. Where a register says otherwise, our team asks the business.',
    },
    until: {
      id: 'signs.role.until',
      defaultMessage: 'Until the business changes it. What was seen disappears with the registration number above.',
    },
  }),
  lane: defineMessages({
    title: { id: 'provider.lanes' },
    means: {
      id: 'signs.lane.means',
      defaultMessage: 'The business says that it drives this route, in this direction.',
    },
    not: { id: 'signs.lane.not', defaultMessage: 'It does not mean that a vehicle is free today.' },
    until: {
      id: 'signs.lane.until',
      defaultMessage: 'A route that was not confirmed for {months} months no longer comes first in searches.',
    },
  }),
  control: defineMessages({
    title: { id: 'signs.control', defaultMessage: 'Contacts or page owner changed' },
    means: {
      id: 'signs.control.means',
      defaultMessage:
        'On the day shown, all its phones were replaced, phone and email changed together, the email moved to another domain, a new address looks like that of another business, or another person began to manage the listing. It also appears while somebody who reads its email, or whose document we accepted, asks to manage it.',
    },
    not: {
      id: 'signs.control.not',
      defaultMessage:
        'It is no accusation: most changes have a good reason. Call a number that you know from before, or the one of the register.',
    },
    until: { id: 'signs.control.until', defaultMessage: 'It is shown for {control} days.' },
  }),
  contact: defineMessages({
    title: { id: 'signs.contact', defaultMessage: 'Unchanged since' },
    means: {
      id: 'signs.contact.means',
      defaultMessage: 'This phone or email has been the same in the listing since the day shown.',
    },
    not: { id: 'signs.contact.not', defaultMessage: 'It does not mean that somebody answers.' },
    until: { id: 'signs.contact.until', defaultMessage: 'Until the contact changes.' },
  }),
  confirmed: defineMessages({
    title: { id: 'provider.factConfirmed' },
    means: {
      id: 'signs.confirmed.means',
      defaultMessage: 'The business looked at its listing on the day shown and said that it is still true.',
    },
    not: { id: 'signs.confirmed.not', defaultMessage: 'We did not check it again.' },
    until: {
      id: 'signs.confirmed.until',
      defaultMessage: 'We ask each year. After {months} months without an answer the listing is hidden.',
    },
  }),
  answers: defineMessages({
    title: { id: 'results.answers' },
    means: {
      id: 'signs.answers.means',
      defaultMessage:
        'Of the people who contacted the business from Rumbo in the last year, most said that it answered within a day. They have at least ten different internet connections.',
    },
    not: {
      id: 'signs.answers.not',
      defaultMessage:
        'It does not mean that it will answer you, or accept your load. It does not move the business up in searches. One without this sign may answer as fast.',
    },
    until: { id: 'signs.answers.until', defaultMessage: 'As long as the answers of the last year say so.' },
  }),
};
