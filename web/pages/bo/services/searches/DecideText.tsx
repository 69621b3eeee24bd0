import { useEffect, useRef, useState } from 'react';
import { FormattedDisplayName, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { DecideText_text$key } from '#web/__generated__/DecideText_text.graphql.ts';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import { AddService } from '#web/pages/bo/providers/import/mapping/AddService.tsx';
import { decisionMessages } from '#web/pages/bo/providers/provider/moderation/decisionMessages.ts';
import moderation from '#web/pages/bo/providers/provider/moderation/Moderation.module.css';
import { keyMessages, ShortcutHelp } from '#web/pages/bo/providers/provider/moderation/ShortcutHelp.tsx';
import { useShortcuts } from '#web/pages/bo/useShortcuts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import css from './Searches.module.css';
import { searchMessages } from './searchMessages.ts';
import type { useDecideText } from './useDecideText.ts';

const LABELS = [
  ['p', 'PLACE', searchMessages.place],
  ['b', 'BUSINESS', searchMessages.business],
  ['n', 'NOT_OURS', searchMessages.notOurs],
] as const;

const KEYS = [
  ['1–5', searchMessages.proposed],
  ['S', searchMessages.other],
  ...LABELS.map(([key, , message]) => [key.toUpperCase(), message] as const),
  ['J K', searchMessages.move],
  ['U', keyMessages.undo],
  ['?', keyMessages.help],
] as const;

interface DecideTextProps {
  text: DecideText_text$key;
  deciding: Pick<ReturnType<typeof useDecideText>, 'decide' | 'undo' | 'isPending' | 'hasMoved'>;
}

/** Words of searches with their current interpretation and possible meanings. */
export function DecideText({ text, deciding: { decide, undo, isPending, hasMoved } }: DecideTextProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment DecideText_text on SearchedText {
        text
        language
        explanation {
          places {
            name
          }
          services {
            name
            service {
              databaseId
            }
          }
        }
      }
    `,
    text,
  );
  const [isPicking, setPicking] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // the pressed button was removed, so the next words are announced
  useEffect(() => {
    if (hasMoved) title.current?.focus();
  }, [hasMoved]);

  const chooseService = (serviceId: number, service: string) =>
    decide({ serviceId: String(serviceId) }, intl.formatMessage(searchMessages.word, { text: data.text, service }));
  const label = (meaning: (typeof LABELS)[number][1], message: MessageDescriptor) =>
    decide(
      { label: meaning },
      intl.formatMessage(searchMessages.decided, { text: data.text, meaning: intl.formatMessage(message) }),
    );
  const services: Choice[] = [
    ...(data.explanation?.services ?? [])
      .flatMap(({ name, service }) => (service ? [{ name, id: service.databaseId }] : []))
      .map(({ name, id }, at) => ({ key: String(at + 1), name, act: () => chooseService(id, name) })),
    { key: 's', name: intl.formatMessage(searchMessages.other), act: () => setPicking(true) },
  ];
  const labels = LABELS.map(
    ([key, meaning, message]): Choice => ({
      key,
      name: intl.formatMessage(message),
      act: () => label(meaning, message),
    }),
  );
  const shortcuts = [...services, ...labels].map(({ key, act }) => [key, act]);
  useShortcuts({ ...Object.fromEntries(shortcuts), '?': () => setHelpOpen(true) });
  return (
    <Card>
      <section className={css.text} aria-labelledby="text">
        <h2 id="text" ref={title} tabIndex={-1} className={css.title}>
          “{data.text}”
        </h2>
        <p className={css.counts}>
          <FormattedDisplayName type="language" value={data.language} /> · <ReadNow explanation={data.explanation} />
        </p>
        <Choices choices={services} isPending={isPending} />
        <Choices choices={labels} isPending={isPending} />
        <div className={css.others}>
          <Button variant="quiet" aria-keyshortcuts="u" isDisabled={!undo || isPending} onPress={() => undo?.()}>
            <FormattedMessage {...decisionMessages.undo} />
            <span className={moderation.key} aria-hidden="true">
              U
            </span>
          </Button>
          <ShortcutHelp keys={KEYS} isOpen={isHelpOpen} onChange={setHelpOpen} />
        </div>
      </section>
      <Dialog
        title={
          <FormattedMessage
            id="bo.searches.which"
            defaultMessage="Which service does “{text}” mean?"
            values={{ text: data.text }}
          />
        }
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        actions={
          <Button variant="outline" onPress={() => setPicking(false)}>
            <FormattedMessage id="page.cancel" />
          </Button>
        }
      >
        <AddService
          name="service"
          label={intl.formatMessage(columnMessages.service)}
          hasFocus
          onAdd={({ databaseId, name }) => {
            setPicking(false);
            chooseService(databaseId, name);
          }}
        />
      </Dialog>
    </Card>
  );
}

interface Choice {
  key: string;
  name: string;
  act: () => void;
}

function Choices({ choices, isPending }: { choices: readonly Choice[]; isPending: boolean }) {
  return (
    <ul className={css.choices}>
      {choices.map(({ key, name, act }) => (
        <li key={key}>
          <Button variant="outline" aria-keyshortcuts={key} isDisabled={isPending} onPress={act}>
            {name}
            <span className={moderation.key} aria-hidden="true">
              {key.toUpperCase()}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface ReadNowProps {
  explanation:
    | { places: readonly { name: string }[]; services: readonly { name: string; serviceId?: number | null }[] }
    | null
    | undefined;
}

/** Search's current interpretation of the words. */
function ReadNow({ explanation }: ReadNowProps) {
  const meanings = [explanation?.services[0]?.name, explanation?.places[0]?.name].filter(Boolean).join(' · ');
  return meanings ? (
    <FormattedMessage
      id="bo.searches.readAs"
      defaultMessage="Now understood as: {meaning}"
      values={{ meaning: meanings }}
    />
  ) : (
    <FormattedMessage id="bo.searches.notRead" defaultMessage="Not understood yet" />
  );
}
