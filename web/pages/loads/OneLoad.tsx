import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { LOAD_TEXTS, MAX_PRICE } from '#shared/load.ts';
import { AnswerQuestion } from '#web/answers/AnswerQuestion.tsx';
import { AskButton } from '#web/asking/AskButton.tsx';
import { detailLabels } from '#web/asking/detailLabels.ts';
import { MOST_ASKED } from '#web/asking/mostAsked.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { Columns } from '#web/layouts/Columns.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { changeAsk, changeTexts, removeLoad } from '#web/loads/changeLoads.ts';
import type { AskAnswer, Asked, Load } from '#web/loads/loads.ts';
import { loadsMessage } from '#web/loads/loadsMessage.ts';
import { loadDetails, loadTitle } from '#web/loads/loadText.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { AskedLine, AskedList } from './AskedList.tsx';
import { answerMessages } from './answerMessages.ts';
import { inAnswerOrder } from './answerOrder.ts';
import { LoadLink } from './LoadLink.tsx';
import css from './LoadsPage.module.css';

/** One load: its texts, the contacted businesses, and their answers. */
export function OneLoad({ load }: { load: Load }) {
  const intl = useIntl();
  const { asked, from, to, cargo, weight } = load;
  const ids = asked.map(({ providerId }) => providerId);
  return (
    <Page
      title={loadTitle(load, intl)}
      lead={
        <>
          {loadDetails(load).length > 0 && <p>{loadDetails(load).join(' · ')}</p>}
          <p>
            <Link href={paths.loads()}>
              <FormattedMessage {...loadsMessage} />
            </Link>
          </p>
        </>
      }
    >
      <Section
        id="asked"
        title={<FormattedMessage id="load.askedTitle" defaultMessage="Whom you asked" />}
        action={
          ids.length > 0 && (
            <AskButton
              candidates={ids}
              chosen={ids}
              most={Math.max(MOST_ASKED, ids.length)}
              details={{ from, to, cargo, weight }}
              label={<FormattedMessage id="load.repeat" defaultMessage="Ask the same again" />}
            />
          )
        }
      >
        <Text note>
          <FormattedMessage
            id="load.askedText"
            defaultMessage="We open the message; you send it. Mark what they answer."
          />
        </Text>
        <AskedList>
          {inAnswerOrder(asked).map((ask) => (
            <AskedRow key={ask.providerId} load={load} ask={ask} />
          ))}
        </AskedList>
      </Section>
      <Columns aside={<LoadLink load={load} />}>
        <Texts load={load} />
      </Columns>
      <Removal load={load} />
    </Page>
  );
}

function AskedRow({ load, ask }: { load: Load; ask: Asked }) {
  const intl = useIntl();
  const { providerId, name, isSent, answer, price } = ask;
  const change = (changed: Parameters<typeof changeAsk>[2]) => changeAsk(load, providerId, changed);
  return (
    <AskedLine ask={ask}>
      <fieldset className={css.marks} aria-label={name}>
        <Checkbox isSelected={isSent} onChange={(sent) => change({ isSent: sent })}>
          <FormattedMessage
            id="load.sent"
            defaultMessage="{way, select, PHONE {Called} other {Sent}}"
            values={{ way: ask.way }}
          />
        </Checkbox>
        <div className={css.answers}>
          {(Object.keys(answerMessages) as AskAnswer[]).map((choice) => (
            <Button
              key={choice}
              variant={answer === choice ? 'secondary' : 'outline'}
              aria-pressed={answer === choice}
              // an answer implies that the message was sent
              onPress={() => change(answer === choice ? { answer: null } : { answer: choice, isSent: true })}
            >
              {intl.formatMessage(answerMessages[choice])}
            </Button>
          ))}
        </div>
        {answer === 'PRICE' && (
          <TextField
            label={intl.formatMessage({ id: 'load.priceField', defaultMessage: 'Price of {name}' }, { name })}
            isLabelHidden
            placeholder="ARS 850.000"
            maxLength={MAX_PRICE}
            value={price}
            onChange={(text) => change({ price: text })}
          />
        )}
      </fieldset>
      <AnswerQuestion
        id={providerId}
        name={name}
        onAnswer={(hasAnswered) => answer === null && hasAnswered && change({ answer: 'ANSWERED', isSent: true })}
      />
    </AskedLine>
  );
}

function Texts({ load }: { load: Load }) {
  const intl = useIntl();
  const left = LOAD_TEXTS.note - load.note.length;
  return (
    <Section id="load" title={<FormattedMessage id="load.texts" defaultMessage="The load" />}>
      <div className={css.fields}>
        {Object.entries(detailLabels).map(([name, label]) => (
          <TextField
            key={name}
            label={intl.formatMessage(label)}
            maxLength={LOAD_TEXTS[name as keyof typeof detailLabels]}
            value={load[name as keyof typeof detailLabels]}
            onChange={(text) => changeTexts(load, { [name]: text })}
          />
        ))}
      </div>
      <TextArea
        label={intl.formatMessage({ id: 'load.note', defaultMessage: 'Note' })}
        description={<FormattedMessage id="load.noteText" defaultMessage="Only you see it; no link shows it." />}
        rows={2}
        value={load.note}
        onChange={(text) => changeTexts(load, { note: text.slice(0, LOAD_TEXTS.note) })}
        counter={intl.formatNumber(left)}
        isCounterUrgent={left < 50}
      />
    </Section>
  );
}

function Removal({ load }: { load: Load }) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const remove = () => {
    removeLoad(load);
    void navigate(paths.loads(), { replace: true });
  };
  const label = <FormattedMessage id="load.remove" defaultMessage="Delete this load" />;
  return (
    <div>
      <Button variant="quiet" onPress={() => setAsked(true)}>
        {label}
      </Button>
      <QuestionDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={label}
        actions={
          <Button variant="danger" onPress={remove}>
            {label}
          </Button>
        }
      >
        <p>
          <FormattedMessage
            id="load.removeText"
            defaultMessage="What you wrote about it and what the businesses answered is deleted on all your devices, and its link ends."
          />
        </p>
      </QuestionDialog>
    </div>
  );
}
