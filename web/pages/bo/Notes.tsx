import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Notes_note$key } from '#web/__generated__/Notes_note.graphql.ts';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Day } from './Timestamp.tsx';

const messages = defineMessages({
  failed: { id: 'bo.failed.note', defaultMessage: 'The note could not be saved' },
  required: { id: 'note.required' },
});

const MAX_NOTE = 2_000;

/** The notes of staff, newest first, and a form for a new one. */
export function Notes({ notes, add }: { notes: Notes_note$key; add: (text: string) => Promise<unknown> }) {
  const intl = useIntl();
  const written = useFragment(
    graphql`
      fragment Notes_note on StaffNote @relay(plural: true) {
        id
        text
        createdAt
        author {
          displayName
        }
      }
    `,
    notes,
  );
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => ({ text: text.trim() === '' ? messages.required : undefined }),
    send: async ({ text }) => {
      await add(text.trim());
      form.setValues({ text: '' });
    },
    failed: { otherwise: messages.failed },
  });
  const left = MAX_NOTE - form.values.text.length;
  return (
    <>
      {written.length > 0 && (
        <Stack as="ul" gap={3}>
          {written.map((note) => (
            <li key={note.id}>
              <Text keepsLines breaks dir="auto">
                {note.text}
              </Text>
              <Text tone="soft">
                {note.author && `${note.author.displayName} · `}
                <Day value={note.createdAt} />
              </Text>
            </li>
          ))}
        </Stack>
      )}
      <StackedForm form={form}>
        <TextArea
          {...form.field('text')}
          rows={3}
          label={intl.formatMessage({ id: 'bo.note', defaultMessage: 'Note, for staff only' })}
          counter={intl.formatNumber(left)}
          isCounterUrgent={left < 0}
        />
        <div>
          <Button type="submit" variant="outline" isPending={form.isPending}>
            <FormattedMessage id="bo.addNote" defaultMessage="Add note" />
          </Button>
        </div>
      </StackedForm>
    </>
  );
}
