import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { MOST_SHORTLISTED } from '#shared/shortlist.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import css from './StarButton.module.css';
import { useShortlist } from './shortlist.ts';
import { followSession, toggleShortlisted } from './syncShortlist.ts';

/** Saves a provider to the shortlist, or removes it. */
export function StarButton({ id, name }: { id: number; name: string }) {
  const intl = useIntl();
  const isSaved = useShortlist().includes(id);
  useEffect(followSession, []);
  const toggle = () => {
    if (toggleShortlisted(id)) return;
    const title = intl.formatMessage(
      { id: 'results.shortlistFull', defaultMessage: 'Your shortlist is full ({max} businesses). Remove some first.' },
      { max: MOST_SHORTLISTED },
    );
    void showToast({ type: 'warning', title, seconds: 5 });
  };
  const text = intl.formatMessage({ id: 'results.save', defaultMessage: 'Save {name}' }, { name });
  return (
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
  );
}
