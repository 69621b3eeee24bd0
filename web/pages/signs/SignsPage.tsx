import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { CONTROL_NOTICE_DAYS } from '#shared/controlNotice.ts';
import { CHECK_DAYS } from '#shared/credentials.ts';
import { LANE_FRESH_MONTHS } from '#shared/lane.ts';
import { ConfirmedSign, CredentialSign, ReviewedSign } from '#web/businesses/signTexts.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import css from './SignsPage.module.css';

const heads = defineMessages({
  means: { id: 'signs.means', defaultMessage: 'It means' },
  not: { id: 'signs.not', defaultMessage: 'It does not mean' },
  until: { id: 'signs.until', defaultMessage: 'Until when' },
});

/** The day of the examples. */
const DAY = '2026-10-03';

/** How some of them look on a card. */
const examples: Record<string, ReactNode> = {
  reviewed: <ReviewedSign at={DAY} />,
  credential: <CredentialSign name="RUTA" at={DAY} />,
  confirmed: <ConfirmedSign at={new Date().toISOString()} />,
};

/** A sign of a page or card: what it implies, what it does not, and the meaning of its date. */
interface Sign {
  title: MessageDescriptor;
  means: MessageDescriptor;
  not: MessageDescriptor;
  until: MessageDescriptor;
}

const signs: Record<string, Sign> = {
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
        'It disappears after the last day of its validity, in the time zone of the business, when a newer list says something else, when the business changes its name, and {days} days after the date shown.',
    },
  }),
  role: defineMessages({
    title: { id: 'signs.role', defaultMessage: 'Own fleet, broker, and other roles' },
    means: { id: 'signs.role.means', defaultMessage: 'The business says so itself.' },
    not: {
      id: 'signs.role.not',
      defaultMessage: 'We did not count its vehicles. Where a register says otherwise, our team asks the business.',
    },
    until: { id: 'signs.role.until', defaultMessage: 'Until the business changes it.' },
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
        'Phone and email changed together, the email has another domain, or another person manages the listing, since the day shown.',
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
};

const limits = { control: CONTROL_NOTICE_DAYS, days: CHECK_DAYS, months: LANE_FRESH_MONTHS };

/** Explains what each sign means, and what it does not. */
export function SignsPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'signs.title' })}>
      <Stack gap={5}>
        <Text measure={40}>
          <FormattedMessage
            id="signs.intro"
            defaultMessage="Each sign says what was seen, where and when. None says that a business is good, and nothing follows from a missing one."
          />
        </Text>
        <div className={css.signs}>
          {Object.entries(signs).map(([id, { title, ...parts }]) => (
            <Card key={id}>
              <Stack as="section" gap={3} pad={5} aria-labelledby={id}>
                <Text as="h2" size="lg" id={id}>
                  <FormattedMessage {...title} />
                </Text>
                {examples[id]}
                {Object.entries(parts).map(([part, text]) => (
                  <div key={part}>
                    <Text as="h3" size="sm">
                      <FormattedMessage {...heads[part as keyof typeof heads]} />
                    </Text>
                    <Text measure={40}>
                      <FormattedMessage {...text} values={limits} />
                    </Text>
                  </div>
                ))}
              </Stack>
            </Card>
          ))}
        </div>
      </Stack>
    </Page>
  );
}
