import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { AddVideoMutation } from '#web/__generated__/AddVideoMutation.graphql.ts';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Text } from '#web/ui/layout.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { showToast } from '#web/ui/toasts.ts';
import css from './VideosPage.module.css';
import { videoMessages } from './videoMessages.ts';

const mutation = graphql`
  mutation AddVideoMutation($input: AddHelpVideoInput!) {
    addHelpVideo(input: $input) {
      ... on AddHelpVideoPayload {
        helpVideo {
          id
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const empty = { link: '', title: '' };

/** Adds a video to the end of the list. */
export function AddVideo() {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: empty,
    check: ({ link, title }) => ({
      link: link.trim() ? undefined : videoMessages.linkRequired,
      title: title.trim() ? undefined : videoMessages.titleRequired,
    }),
    send: async (input) => {
      await commit<AddVideoMutation>(mutation, { input });
      form.setValues(empty);
      void showToast({ type: 'success', title: intl.formatMessage(videoMessages.saved), seconds: 3 });
      await revalidate();
    },
    failed: { otherwise: videoMessages.saveFailed },
  });
  return (
    <Card>
      <section className={css.add}>
        <Text as="h2">
          <FormattedMessage id="bo.videos.add" defaultMessage="Add a video" />
        </Text>
        <StackedForm form={form}>
          <TextField
            {...form.field('link')}
            label={intl.formatMessage({ id: 'bo.videos.link', defaultMessage: 'YouTube link' })}
            type="text"
            inputMode="url"
            autoComplete="off"
            placeholder="https://youtu.be/…"
            maxLength={500}
            isRequired
          />
          <TextField
            {...form.field('title')}
            label={intl.formatMessage(videoMessages.title)}
            autoComplete="off"
            maxLength={200}
            isRequired
          />
          <div>
            <Button type="submit" isPending={form.isPending}>
              <FormattedMessage id="bo.videos.addSubmit" defaultMessage="Add video" />
            </Button>
          </div>
        </StackedForm>
      </section>
    </Card>
  );
}
