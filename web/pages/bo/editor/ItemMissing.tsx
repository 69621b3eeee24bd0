import { FormattedMessage } from 'react-intl';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import css from './EditorPage.module.css';

interface ItemMissingProps {
  title: string;
  text: string;
  /** The address of the list to which the link leads. */
  list: string;
}

/** Shown instead of the page of a missing record. */
export function ItemMissing({ title, text, list }: ItemMissingProps) {
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <MessageCard drawing="missing">
        <p>{text}</p>
        <LinkButton variant="outline" href={list}>
          <FormattedMessage id="bo.backToList" defaultMessage="Back to the list" />
        </LinkButton>
      </MessageCard>
    </div>
  );
}
