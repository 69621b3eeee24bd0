import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { SetUp_setUp$key } from '#web/__generated__/SetUp_setUp.graphql.ts';
import type { SetUpMarkMutation, SetUpStepName } from '#web/__generated__/SetUpMarkMutation.graphql.ts';
import type { SetUpTestMailMutation } from '#web/__generated__/SetUpTestMailMutation.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { showToast } from '#web/ui/toasts.ts';
import css from './SetUp.module.css';

const titles = defineMessages({
  CONTACT: { id: 'setUp.contact', defaultMessage: 'Name and contact data' },
  MAIL: { id: 'page.email' },
  SECOND_FACTOR: { id: 'setUp.secondFactor', defaultMessage: 'Second factor' },
  BUSINESSES: { id: 'setUp.businesses', defaultMessage: 'First businesses' },
  COLLEAGUE: { id: 'setUp.colleague', defaultMessage: 'A colleague' },
  SITE: { id: 'setUp.site', defaultMessage: 'A look at your site' },
});

const texts: Record<string, MessageDescriptor> = defineMessages({
  CONTACT: {
    id: 'setUp.contact.text',
    defaultMessage:
      'Ask the person who runs the server to set {names} (docs/settings.md) and to start it again. They appear in the footer and in the legal pages, which leave out what is not set.',
  },
  MAIL: {
    id: 'setUp.mail.text',
    defaultMessage: 'The mail server is set. Send yourself a test email to see that it works.',
  },
  NO_MAIL: {
    id: 'setUp.mail.missing',
    defaultMessage:
      'Ask the person who runs the server to set {names} (docs/settings.md) and to start it again. Until then, emails are only written to files.',
  },
  SECOND_FACTOR: {
    id: 'setUp.secondFactor.text',
    defaultMessage: 'Protect your account with a passkey or an authenticator app.',
  },
  BUSINESSES: {
    id: 'setUp.businesses.text',
    defaultMessage: 'Import your list from a spreadsheet, or enter a business by hand and approve it.',
  },
  COLLEAGUE: { id: 'setUp.colleague.text', defaultMessage: 'Add a moderator who reviews businesses with you.' },
  SITE: { id: 'setUp.site.text', defaultMessage: 'See the directory as your visitors see it.' },
});

const actions = defineMessages({
  test: { id: 'setUp.test', defaultMessage: 'Send a test email' },
  protect: { id: 'setUp.protect', defaultMessage: 'Protect my account' },
  import: { id: 'setUp.import' },
  create: { id: 'setUp.create', defaultMessage: 'Enter a business' },
  user: { id: 'setUp.user', defaultMessage: 'Add a moderator' },
  look: { id: 'setUp.look', defaultMessage: 'Open the site' },
  failed: { id: 'setUp.failed', defaultMessage: 'That did not work' },
});

const mark = graphql`
  mutation SetUpMarkMutation($input: MarkSetUpStepsInput!) {
    markSetUpSteps(input: $input) {
      steps
    }
  }
`;

const testMail = graphql`
  mutation SetUpTestMailMutation {
    sendTestEmail {
      email
    }
  }
`;

/** The remaining steps of a new installation. */
export function SetUp({ setUp }: { setUp: SetUp_setUp$key }) {
  const { revalidate } = useRevalidator();
  const { steps, missingSettings } = useFragment(
    graphql`
      fragment SetUp_setUp on SetUp {
        missingSettings
        steps {
          name
          isDone
        }
      }
    `,
    setUp,
  );
  const names = missingSettings.filter((name) => name !== 'SMTP_URL');
  const isMailSet = names.length === missingSettings.length;
  const skip = async (name: SetUpStepName) => {
    await commit<SetUpMarkMutation>(mark, { input: { steps: [name] } });
    await revalidate();
  };
  const ways: Record<string, ReactNode> = {
    MAIL: isMailSet && <TestMail onSent={revalidate} />,
    SECOND_FACTOR: <Way href={paths.security()} label={actions.protect} />,
    BUSINESSES: (
      <>
        <Way href={paths.boImports()} label={actions.import} />
        <Way href={paths.boNewProvider()} label={actions.create} />
      </>
    ),
    COLLEAGUE: <Way href={paths.boNewUser()} label={actions.user} />,
    SITE: <Way href={paths.home()} label={actions.look} onPress={() => void skip('SITE')} />,
  };
  return (
    <Card>
      <Stack as="section" gap={4} pad={5} aria-labelledby="set-up">
        <Text id="set-up" as="h2">
          <FormattedMessage
            id="setUp.title"
            defaultMessage="Set up your directory: {done} of {count}"
            values={{ done: steps.filter(({ isDone }) => isDone).length, count: steps.length }}
          />
        </Text>
        <ol>
          {steps.map(({ name, isDone }) => (
            <li key={name} className={css.step} data-done={isDone || undefined}>
              <span className={css.mark}>{isDone && <Icon name="check" size={16} />}</span>
              <Stack gap={2}>
                <h3 className={css.name}>
                  <FormattedMessage {...titles[name as keyof typeof titles]} />{' '}
                  {isDone && (
                    <Text as="span" note>
                      <FormattedMessage id="page.done" />
                    </Text>
                  )}
                </h3>
                {!isDone && (
                  <>
                    <p>
                      <FormattedMessage
                        {...texts[name === 'MAIL' && !isMailSet ? 'NO_MAIL' : name]}
                        values={{ names: name === 'MAIL' ? <code>SMTP_URL</code> : <Names names={names} /> }}
                      />
                    </p>
                    <Cluster>
                      {ways[name]}
                      <Skip onSkip={() => skip(name)} />
                    </Cluster>
                  </>
                )}
              </Stack>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, at) => (
    <span key={name}>
      {at > 0 && ', '}
      <code>{name}</code>
    </span>
  ));
}

function Way({ href, label, onPress }: { href: string; label: MessageDescriptor; onPress?: () => void }) {
  return (
    <LinkButton variant="outline" href={href} {...(onPress && { onPress })}>
      <FormattedMessage {...label} />
    </LinkButton>
  );
}

function Skip({ onSkip }: { onSkip: () => Promise<void> }) {
  const [isPending, run] = useSending({ otherwise: actions.failed }, onSkip);
  return (
    <Button variant="quiet" isPending={isPending} onPress={run}>
      <FormattedMessage id="bo.skip" />
    </Button>
  );
}

function TestMail({ onSent }: { onSent: () => Promise<void> }) {
  const intl = useIntl();
  const [isPending, send] = useSending({ otherwise: actions.failed }, async () => {
    const { sendTestEmail } = await commit<SetUpTestMailMutation>(testMail, {});
    void showToast({
      type: 'success',
      title: intl.formatMessage(
        { id: 'setUp.sent', defaultMessage: 'Sent to {email}: see whether it arrived' },
        { email: sendTestEmail.email },
      ),
      seconds: 5,
    });
    await onSent();
  });
  return (
    <Button variant="outline" isPending={isPending} onPress={send}>
      <FormattedMessage {...actions.test} />
    </Button>
  );
}
