import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WatchDialogMutation, WatchSubject } from '#web/__generated__/WatchDialogMutation.graphql.ts';
import { getBotToken, prepareBotToken } from '#web/botCheck/botToken.ts';
import { checkEmail } from '#web/forms/checks.ts';
import { EmailField } from '#web/forms/EmailField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Select } from '#web/ui/Select.tsx';
import { rhythmMessages, type WatchRhythmName } from './rhythmMessages.ts';

const mutation = graphql`
  mutation WatchDialogMutation($input: CreateWatchInput!) {
    createWatch(input: $input) {
      ... on CreateWatchPayload {
        watch {
          id
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

export interface WatchDialogProps {
  /** The search in one line, or the name of the provider. */
  title: string;
  subject: WatchSubject;
  onClose: () => void;
}

/**
 * A dialog for the address to which news of a search or provider are mailed; for a signed-in user it is that of the
 * account.
 */
export function WatchDialog({ title, subject, onClose }: WatchDialogProps) {
  const intl = useIntl();
  const id = useId();
  const session = useSession();
  const own = session.status === 'signedIn' && session.user.emailVerified ? session.user.email : null;
  const [sent, setSent] = useState<{ email: string; isOn: boolean } | null>(null);
  const form = useForm({
    initial: { email: session.status === 'signedIn' ? session.user.email : '', rhythm: 'DAILY' },
    check: ({ email }) => ({ email: own ? undefined : checkEmail(email) }),
    send: async ({ email, rhythm }) => {
      const botCheckSolution = own ? null : await getBotToken('watch');
      const input = { subject, rhythm: rhythm as WatchRhythmName, email: own ? null : email.trim(), botCheckSolution };
      const { createWatch } = await ask<WatchDialogMutation>(mutation, { input });
      setSent({ email: own ?? email.trim(), isOn: Boolean(createWatch.watch) });
    },
    onFailure: (error) => {
      showFailure(intl, error, formFailure);
      prepareBotToken();
    },
  });
  const close = (
    <Button variant="outline" onPress={onClose}>
      <FormattedMessage id="app.close" />
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      step={sent ? 'sent' : 'form'}
      title={
        sent?.isOn === false ? (
          <FormattedMessage id="watch.confirmTitle" defaultMessage="One step left" />
        ) : sent ? (
          <FormattedMessage id="watch.onTitle" defaultMessage="Alert saved" />
        ) : (
          <FormattedMessage id="watch.title" defaultMessage="Notify me by email" />
        )
      }
      actions={
        sent ? (
          <>
            {sent.isOn && (
              <LinkButton variant="quiet" href={paths.watches()}>
                <FormattedMessage id="nav.watches" />
              </LinkButton>
            )}
            {close}
          </>
        ) : (
          <>
            {close}
            <Button type="submit" form={id} isPending={form.isPending}>
              <FormattedMessage id="watch.submit" defaultMessage="Save alert" />
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <p role="status">
          {sent.isOn ? (
            <FormattedMessage
              id="watch.on"
              defaultMessage="When there is news, we write to {email}. You can end it in any of our emails."
              values={{ email: sent.email }}
            />
          ) : (
            <FormattedMessage
              id="watch.sent"
              defaultMessage="We emailed a link to {email}. Open it to turn the alert on. No email after a few minutes? Check your spam folder."
              values={{ email: sent.email }}
            />
          )}
        </p>
      ) : (
        <StackedForm form={form} id={id} onReach={prepareBotToken}>
          <div>
            <Chip>{title}</Chip>
          </div>
          <Text size="sm" tone="soft">
            {subject.providerId ? (
              <FormattedMessage
                id="watch.providerText"
                defaultMessage="We tell you when its contact details, the people who manage its page, its place, its name or what public registers say about it change, and when it gets a notice, is suspended or no longer published."
              />
            ) : (
              <FormattedMessage id="watch.searchText" defaultMessage="Each new carrier once; without news, no email." />
            )}
          </Text>
          {!own && <EmailField {...form.field('email')} autoComplete="email" autoFocus />}
          <Select
            {...form.field('rhythm')}
            label={intl.formatMessage({ id: 'watch.rhythm', defaultMessage: 'How often' })}
            groups={[
              {
                options: (Object.keys(rhythmMessages) as WatchRhythmName[]).map((name) => ({
                  id: name,
                  label: intl.formatMessage(rhythmMessages[name]),
                })),
              },
            ]}
          />
          <Text note>
            <FormattedMessage
              id="watch.terms"
              defaultMessage="It ends after a year, or with one press in any of our emails. Nobody sees what you follow."
            />
          </Text>
        </StackedForm>
      )}
    </Dialog>
  );
}
