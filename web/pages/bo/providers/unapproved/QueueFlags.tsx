import { defineMessage, defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import css from './QueueFlags.module.css';

export const flagMessages = defineMessages({
  confirmed: { id: 'bo.queue.confirmed', defaultMessage: 'Email confirmed' },
  resubmitted: { id: 'bo.queue.resubmitted', defaultMessage: 'Resubmitted' },
  duplicate: { id: 'bo.flag.duplicate', defaultMessage: 'Possible duplicate' },
  lookalikeDomain: {
    id: 'bo.flag.lookalikeDomain',
    defaultMessage: 'Email domain looks like that of another provider',
  },
  numberGuessed: { id: 'bo.flag.numberGuessed', defaultMessage: 'Country code of a phone number was guessed' },
  taxNumberDoubtful: { id: 'bo.taxNumberDoubtful' },
  ownFleetContradicted: { id: 'bo.flag.ownFleet', defaultMessage: 'Own fleet, which the register contradicts' },
  image: { id: 'bo.flag.image', defaultMessage: 'Has an image' },
  pendingEdit: { id: 'bo.flag.pendingEdit', defaultMessage: 'Owner’s edit pending' },
});

/** Facts against an approval as single words, for a column. */
const words = defineMessages({
  DUPLICATE: { id: 'bo.flag.duplicate.word', defaultMessage: 'Duplicate?' },
  LOOKALIKE_DOMAIN: { id: 'bo.flag.domain.word', defaultMessage: 'Domain?' },
  TAX_NUMBER_DOUBTFUL: { id: 'bo.flag.taxNumber.word', defaultMessage: 'Tax number?' },
  OWN_FLEET_CONTRADICTED: { id: 'bo.flag.ownFleet.word', defaultMessage: 'Own fleet?' },
  NUMBER_GUESSED: { id: 'bo.flag.number.word', defaultMessage: 'Phone?' },
});

const openMessage: MessageDescriptor = defineMessage({ id: 'bo.flag.assignee', defaultMessage: '{name} has it open' });

const flags: Record<string, { icon: IconName; tone: 'good' | 'bad' | 'plain'; name: MessageDescriptor }> = {
  DUPLICATE: { icon: 'copy', tone: 'bad', name: flagMessages.duplicate },
  LOOKALIKE_DOMAIN: { icon: 'mail', tone: 'bad', name: flagMessages.lookalikeDomain },
  TAX_NUMBER_DOUBTFUL: { icon: 'alert', tone: 'bad', name: flagMessages.taxNumberDoubtful },
  OWN_FLEET_CONTRADICTED: { icon: 'alert', tone: 'bad', name: flagMessages.ownFleetContradicted },
  NUMBER_GUESSED: { icon: 'phone', tone: 'bad', name: flagMessages.numberGuessed },
  CONFIRMED: { icon: 'check', tone: 'good', name: flagMessages.confirmed },
  IMAGE: { icon: 'image', tone: 'plain', name: flagMessages.image },
  RESUBMITTED: { icon: 'retry', tone: 'plain', name: flagMessages.resubmitted },
  PENDING_EDIT: { icon: 'file', tone: 'plain', name: flagMessages.pendingEdit },
};

interface Sign {
  icon: IconName;
  tone: string;
  name: string;
  word: string | false;
}

export interface QueueFacts {
  flags: readonly string[];
  assignee?: string | null | undefined;
}

/**
 * The facts for a decision about a row of the queue, as icons with tooltips; on a card the first fact with its name.
 */
export function QueueFlags({ flags: found, assignee }: QueueFacts) {
  const intl = useIntl();
  const wordOf = (flag: string) => flag in words && intl.formatMessage(words[flag as keyof typeof words]);
  const shown = Object.entries(flags).filter(([flag]) => found.includes(flag));
  if (shown.length === 0 && !assignee) return null;
  const sign = (key: string, { icon, tone, name, word }: Sign) => (
    <span key={key} className={css.flag} data-flag={key} data-tone={tone} role="img" aria-label={name} title={name}>
      <Icon name={icon} size={18} />
      {word && <span className={css.word}>{word}</span>}
    </span>
  );
  return (
    <span className={css.flags}>
      {assignee &&
        sign('assignee', {
          icon: 'eye',
          tone: 'bad',
          name: intl.formatMessage(openMessage, { name: assignee }),
          word: assignee,
        })}
      {/* reasons against an approval come first */}
      {shown.map(([flag, { name, ...look }]) =>
        sign(flag, { ...look, name: intl.formatMessage(name), word: wordOf(flag) }),
      )}
    </span>
  );
}
