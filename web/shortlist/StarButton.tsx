import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { MOST_SHORTLISTED } from '#shared/shortlist.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { hideToast, showToast } from '#web/ui/toasts.ts';
import { useWatchDialog, watchMessage } from '#web/watches/useWatchDialog.tsx';
import css from './StarButton.module.css';
import { useShortlist } from './shortlist.ts';
import { followSession, toggleShortlisted } from './syncShortlist.ts';

/** The key of the message that offers news of the business saved last. */
const SAVED = 'saved';

/** A button that saves a provider to the shortlist, or removes it. */
export function StarButton({ id, name }: { id: number; name: string }) {
  const intl = useIntl();
  const isSaved = useShortlist().includes(id);
  const { button, dialog } = useWatchDialog({ title: name, subject: { providerId: String(id) } });
  useEffect(followSession, []);
  const isOffered = useRef(false);
  // hides the message, which must not outlive the dialog that it opens
  useEffect(() => () => void (isOffered.current && hideToast(SAVED)), []);
  const toggle = () => {
    if (!toggleShortlisted(id)) {
      const title = intl.formatMessage(
        {
          id: 'results.shortlistFull',
          defaultMessage: 'Your shortlist is full ({max} businesses). Remove some first.',
        },
        { max: MOST_SHORTLISTED },
      );
      void showToast({ type: 'warning', title, seconds: 5 });
    } else if (isSaved) {
      void hideToast(SAVED);
    } else {
      isOffered.current = true;
      void showToast({
        type: 'success',
        key: SAVED,
        title: intl.formatMessage(
          { id: 'results.saved', defaultMessage: '{name} is saved. An email when something changes?' },
          { name },
        ),
        seconds: 5,
        action: { label: intl.formatMessage(watchMessage), onAction: button.onPress },
      });
    }
  };
  const text = intl.formatMessage({ id: 'results.save', defaultMessage: 'Save {name}' }, { name });
  return (
    <>
      <button
        type="button"
        className={css.star}
        data-screen
        aria-pressed={isSaved}
        aria-label={text}
        title={text}
        onClick={toggle}
      >
        <Icon name="star" />
      </button>
      {dialog}
    </>
  );
}
