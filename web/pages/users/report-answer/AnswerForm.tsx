import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

const { required } = defineMessages({ required: { id: 'report.answerRequired' } });

const MAX_TEXT = 1_000;

/** A form for the answer of a business to all open reports of suspected fraud. */
export function AnswerForm({ send }: { send: (answer: string) => Promise<void> }) {
  const intl = useIntl();
  const form = useForm({
    initial: { answer: '' },
    check: ({ answer }) => ({ answer: answer.trim() === '' ? required : undefined }),
    send: ({ answer }) => send(answer.trim()),
  });
  const left = MAX_TEXT - form.values.answer.length;
  return (
    <StackedForm form={form}>
      <p>
        <FormattedMessage
          id="report.answerText"
          defaultMessage="Somebody suspects fraud in your name. Tell us your side: are the contacts on your listing yours, did somebody write in your name?"
        />
      </p>
      <TextArea
        {...form.field('answer')}
        label={intl.formatMessage({ id: 'report.answer', defaultMessage: 'Your answer' })}
        description={
          <FormattedMessage
            id="report.answerNote"
            defaultMessage="Only our team reads it. The suspicion is not public and changes nothing by itself."
          />
        }
        isRequired
        counter={intl.formatNumber(left)}
        isCounterUrgent={left < 0}
      />
      <div>
        <Button type="submit" isPending={form.isPending}>
          <FormattedMessage id="page.send" />
        </Button>
      </div>
    </StackedForm>
  );
}
