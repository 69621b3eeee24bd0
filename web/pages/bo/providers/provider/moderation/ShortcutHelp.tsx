import { useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { areShortcutsOn, turnShortcuts } from '#web/pages/bo/useShortcuts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { decisionMessages } from './decisionMessages.ts';
import css from './Moderation.module.css';

export const keyMessages = defineMessages({
  edit: { id: 'bo.keys.edit', defaultMessage: 'Edit, and back to the page as published' },
  open: { id: 'bo.keys.open', defaultMessage: 'In the queue: open the first provider. On its page: go to the form' },
  move: { id: 'bo.keys.move', defaultMessage: 'In the queue: next or previous provider. Enter opens it' },
  neighbours: { id: 'bo.keys.neighbours', defaultMessage: 'Previous and next provider in the queue' },
  search: { id: 'bo.keys.search', defaultMessage: 'In a list: go to search' },
  undo: { id: 'bo.keys.undo', defaultMessage: 'Undo the last decision' },
  help: { id: 'bo.keys.help', defaultMessage: 'Show this help' },
});

export const moderationKeys = [
  ['A', decisionMessages.approve],
  ['C', decisionMessages.changes],
  ['R', decisionMessages.reject],
  ['S', decisionMessages.skip],
  ['E', keyMessages.edit],
  ['P N', keyMessages.neighbours],
  ['J K', keyMessages.move],
  ['/', keyMessages.search],
  ['O', keyMessages.open],
  ['U', keyMessages.undo],
  ['?', keyMessages.help],
] as const;

interface ShortcutHelpProps {
  /** The keys with their actions. */
  keys: readonly (readonly [key: string, message: MessageDescriptor])[];
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** The button and the dialog that list the shortcuts. */
export function ShortcutHelp({ keys, isOpen, onChange }: ShortcutHelpProps) {
  const [isOn, setOn] = useState(areShortcutsOn);
  const title = <FormattedMessage id="bo.keys" defaultMessage="Keyboard shortcuts" />;
  return (
    <>
      <span className={css.helpButton}>
        <Button variant="quiet" aria-keyshortcuts="?" onPress={() => onChange(true)}>
          <Icon name="keyboard" />
          {title}
        </Button>
      </span>
      <Dialog
        title={title}
        isOpen={isOpen}
        onClose={() => onChange(false)}
        actions={
          <Button variant="secondary" onPress={() => onChange(false)}>
            <FormattedMessage id="app.close" />
          </Button>
        }
      >
        <Stack as="dl" gap={2} size="sm">
          {keys.map(([key, message]) => (
            <div key={key} className={css.shortcutLine}>
              <dt>
                <kbd className={css.shortcut}>{key}</kbd>
              </dt>
              <dd>
                <FormattedMessage {...message} />
              </dd>
            </div>
          ))}
        </Stack>
        <Checkbox
          isSelected={isOn}
          onChange={(on) => {
            turnShortcuts(on);
            setOn(on);
          }}
          description={
            <FormattedMessage id="bo.keys.typing" defaultMessage="Shortcuts are off while you type in a field." />
          }
        >
          <FormattedMessage id="bo.keys.on" defaultMessage="Enable shortcuts" />
        </Checkbox>
      </Dialog>
    </>
  );
}
