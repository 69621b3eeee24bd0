import { useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { showFailure } from '#web/forms/showFailure.ts';
import { type Form, type FormErrors, useForm } from '#web/forms/useForm.ts';
import { type VersionLine, versionLines } from '#web/forms/versionLines.ts';
import { sendMessages } from '#web/pages/pre-registration/sendMessages.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { showToast } from '#web/ui/toasts.ts';
import { useLeaveGuard } from './LeaveDialog.tsx';

/** The stored values of a form, and their version; null for a new record. */
export interface Stored<Values, Version = number | null> {
  version: Version;
  values: Values;
}

interface EditorParts<Values, Version> {
  /** The stored record; a new one has the values of an empty form and no version. */
  current: Stored<Values, Version>;
  check: (values: Values) => FormErrors<Values>;
  /** Whether both values would be sent as the same input. */
  isSame: (one: Values, other: Values) => boolean;
  /** Saves over this version, or creates an item. Returns the stored values, and the address to open, if any. */
  save: (
    values: Values,
    version: Version,
  ) => Promise<{
    stored?: Stored<Values, Version>;
    goTo?: string | undefined;
    /** The message of success, instead of `messages.saved`. */
    saved?: MessageDescriptor;
  }>;
  /** Loads the current row from the server; null if it was deleted. */
  load: () => Promise<Stored<Values, Version> | null>;
  /** The labels of the fields, for comparing two versions. */
  labels: Readonly<Record<keyof Values, MessageDescriptor>>;
  /** The displayed texts of the fields. */
  textsOf: (values: Values) => Record<keyof Values, string>;
  messages: { saved: MessageDescriptor; saveFailed: MessageDescriptor; loadFailed: MessageDescriptor };
}

export interface Editor<Values extends object> {
  form: Form<Values>;
  /** Whether the item does not exist yet. */
  isNew: boolean;
  isDirty: boolean;
  guard: ReturnType<typeof useLeaveGuard>;
  /** The differences between the form and the last known saved version. */
  changes: VersionLine[];
  /** The differences from a version that another user saved in the meantime; null without one. */
  theirs: VersionLine[] | null;
  keepTheirs: () => void;
  /** Saves the form over the compared version. */
  saveMine: () => Promise<void>;
}

/** The state of a record's form: changes, saving, and conflicts with newer versions of other users. */
export function useEditor<Values extends object, Version extends number | string | null = number | null>(
  parts: EditorParts<Values, Version>,
): Editor<Values> {
  const { current, check, isSame, labels, textsOf, messages } = parts;
  const intl = useIntl();
  const navigate = useNavigate();
  // The values with which the form was last filled. A save is compared to these, not to newer values in the store.
  const [base, setBase] = useState(current);
  const [theirs, setTheirs] = useState<Stored<Values, Version> | null>(null);
  const isNew = base.version === null;

  const save = async (values: Values, version = base.version) => {
    const { stored, goTo, saved = messages.saved } = await parts.save(values, version);
    if (stored) {
      setBase(stored);
      setTheirs(null);
      // Text typed during the save stays in the form, unsaved.
      form.setValues((now) => (now === values ? stored.values : now));
    }
    void showToast({ type: 'success', title: intl.formatMessage(saved), seconds: 3 });
    if (!goTo) return;
    guard.release();
    // Going back must not lead to an empty form that was already sent.
    await navigate(goTo, { replace: isNew });
  };

  const compare = async () => {
    try {
      const now = await parts.load();
      setTheirs(now);
      if (!now) showFailure(intl, null, { otherwise: messages.loadFailed });
    } catch (error) {
      showFailure(intl, error, { otherwise: messages.loadFailed });
    }
  };

  const form = useForm<Values>({
    initial: base.values,
    check,
    onRefused: () => {
      void showToast({ type: 'warning', title: intl.formatMessage(sendMessages.refused), seconds: 3 });
    },
    send: save,
    onFailure: (error) => {
      if (!isNew && isStale(error)) void compare();
      else showFailure(intl, error, { otherwise: messages.saveFailed });
    },
  });
  const isDirty = !isSame(form.values, base.values);
  const guard = useLeaveGuard(isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another version was loaded.
  useEffect(() => {
    // Adopts another user's version if there are no unsaved changes.
    if (current.version === base.version || isDirty || form.isPending) return;
    setBase(current);
    form.setValues(current.values);
  }, [current.version]);

  const linesTo = (other: Values) => versionLines(intl, labels, textsOf(form.values), textsOf(other));

  return {
    form,
    isNew,
    isDirty,
    guard,
    changes: isNew ? [] : linesTo(base.values),
    theirs: theirs && linesTo(theirs.values),
    keepTheirs: () => {
      if (!theirs) return;
      setBase(theirs);
      form.setValues(theirs.values);
      setTheirs(null);
    },
    saveMine: async () => {
      if (!theirs) return;
      try {
        await save(form.values, theirs.version);
      } catch (error) {
        showFailure(intl, error, { otherwise: messages.saveFailed });
        await compare();
      }
    },
  };
}

/** Whether the conflict concerns the version, and not a duplicate value in a field. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT' && (error.field ?? 'version') === 'version';
}
