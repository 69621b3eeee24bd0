import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { FormSummary } from '#web/forms/FormSummary.tsx';
import { StaleNotice } from '#web/forms/StaleNotice.tsx';
import css from './EditorPage.module.css';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { Editor } from './useEditor.ts';

interface EditorPageProps<Values extends object> {
  title: string;
  editor: Editor<Values>;
  /** The heading above two conflicting versions. */
  stale: MessageDescriptor;
  /** The button that deletes the item, next to the button that saves. */
  deletion?: ReactNode;
  /** Cards next to the form; undefined for a form of full width. */
  aside?: ReactNode;
  /** Sections below the form, with separate buttons for saving. */
  below?: ReactNode;
  /** The parts of the form. */
  children: ReactNode;
}

/** The page of an item with its form, whether or not the item exists yet. */
export function EditorPage<Values extends object>(props: EditorPageProps<Values>) {
  const { title, editor, stale, deletion, aside, below, children } = props;
  const form = (
    <EditorForm editor={editor} deletion={deletion}>
      {children}
    </EditorForm>
  );
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <StaleVersion editor={editor} title={stale} />
      {aside === undefined ? (
        form
      ) : (
        <div className={css.columns}>
          {form}
          {aside && <div className={css.aside}>{aside}</div>}
        </div>
      )}
      {below}
    </div>
  );
}

interface StaleVersionProps<Values extends object> {
  editor: Editor<Values>;
  title: MessageDescriptor;
}

/** The conflict with a version that another user saved in the meantime. */
export function StaleVersion<Values extends object>({ editor, title }: StaleVersionProps<Values>) {
  const { theirs, keepTheirs, saveMine } = editor;
  if (!theirs) return null;
  return (
    <StaleNotice
      title={<FormattedMessage {...title} />}
      lines={theirs}
      onKeepTheirs={keepTheirs}
      onSaveMine={saveMine}
    />
  );
}

interface EditorFormProps<Values extends object> extends Pick<EditorPageProps<Values>, 'editor' | 'deletion'> {
  /** A hidden form keeps the entered values. */
  isHidden?: boolean;
  children: ReactNode;
}

/** The form of an editor. It requests a confirmation before changes are lost. */
export function EditorForm<Values extends object>({ editor, deletion, isHidden, children }: EditorFormProps<Values>) {
  const { form, isNew, isDirty, changes, guard } = editor;
  return (
    // translate="no", because browser translation would change the text under React's control.
    <form ref={form.ref} className={css.form} onSubmit={form.onSubmit} noValidate hidden={isHidden} translate="no">
      <FormSummary form={form} />
      {children}
      <SaveBar isNew={isNew} isDirty={isDirty} isPending={form.isPending} changes={changes}>
        {deletion}
      </SaveBar>
      <LeaveDialog blocker={guard.blocker} />
    </form>
  );
}
