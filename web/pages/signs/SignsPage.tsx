import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CONTROL_NOTICE_DAYS } from '#shared/controlNotice.ts';
import { CHECK_DAYS } from '#shared/credentials.ts';
import { LANE_FRESH_MONTHS } from '#shared/lane.ts';
import { AnswersSign, ConfirmedSign, CredentialSign, ReviewedSign } from '#web/businesses/signTexts.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import css from './SignsPage.module.css';
import { signs } from './signs.ts';

const heads = defineMessages({
  means: { id: 'signs.means', defaultMessage: 'It means' },
  not: { id: 'signs.not', defaultMessage: 'It does not mean' },
  until: { id: 'signs.until', defaultMessage: 'Until when' },
});

/** The date in the examples. */
const DAY = '2026-10-03';

/** Examples of signs, as they look on a card. */
const examples: Record<string, ReactNode> = {
  reviewed: <ReviewedSign at={DAY} />,
  credential: <CredentialSign name="RUTA" at={DAY} />,
  confirmed: <ConfirmedSign at={new Date().toISOString()} />,
  answers: <AnswersSign />,
};

const limits = { control: CONTROL_NOTICE_DAYS, days: CHECK_DAYS, months: LANE_FRESH_MONTHS };

/** Explains the meaning of each sign, and its limits. */
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
