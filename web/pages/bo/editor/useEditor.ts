import { useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type Form, type FormErrors, useForm } from '#web/forms/useForm.ts';
import { sendMessages } from '#web/pages/pre-registration/sendMessages.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { showToast } from '#web/ui/toasts.ts';
import { showError } from '../showError.ts';
import { useLeaveGuard } from './LeaveDialog.tsx';

/** Something as the server has it: the form's values, and which version they are. */
export interface Stored<Values, Version = number> {
  version: Version;
  values: Values;
}

interface EditorParts<Values, Version> {
  current: Stored<Values, Version>;
  check: (values: Values) => FormErrors<Values>;
  /** Whether both would be sent the same. */
  isSame: (one: Values, other: Values) => boolean;
  /** Saves over that version. Returns what is stored now, and the address to go to, if any. */
  save: (
    values: Values,
    version: Version,
  ) => Promise<{
    stored: Stored<Values, Version>;
    goTo?: string | undefined;
    /** Instead of `messages.saved`. */
    saved?: MessageDescriptor;
  }>;
  /** The current row of the server; null when it was deleted. */
  load: () => Promise<Stored<Values, Version> | null>;
  messages: { saved: MessageDescriptor; saveFailed: MessageDescriptor; loadFailed: MessageDescriptor };
}

/** Editing a record: saving it, and the conflict with another user's newer version. */
export function useEditor<Values extends object, Version extends number | string = number>(
  parts: EditorParts<Values, Version>,
) {
  const { current, check, isSame, messages } = parts;
  const intl = useIntl();
  const navigate = useNavigate();
  // The values that the form was last filled with: a save is compared to them, not to newer values in the store.
  const [base, setBase] = useState(current);
  const [theirs, setTheirs] = useState<Stored<Values, Version> | null>(null);

  const save = async (values: Values, version = base.version) => {
    const { stored, goTo, saved = messages.saved } = await parts.save(values, version);
    setBase(stored);
    setTheirs(null);
    // Text typed during the save stays, unsaved.
    form.setValues((now) => (now === values ? stored.values : now));
    void showToast({ type: 'success', title: intl.formatMessage(saved), seconds: 3 });
    if (!goTo) return;
    guard.release();
    await navigate(goTo);
  };

  const compare = async () => {
    try {
      const now = await parts.load();
      setTheirs(now);
      if (!now) showError(intl, null, messages.loadFailed);
    } catch (error) {
      showError(intl, error, messages.loadFailed);
    }
  };

  const form = useEditorForm<Values>({
    initial: base.values,
    check,
    save,
    onStale: () => void compare(),
    saveFailed: messages.saveFailed,
  });
  const isDirty = !isSame(form.values, base.values);
  const guard = useLeaveGuard(isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another version has come.
  useEffect(() => {
    // Another user's version, and no own changes to lose.
    if (current.version === base.version || isDirty || form.isPending) return;
    setBase(current);
    form.setValues(current.values);
  }, [current.version]);

  return {
    form,
    isDirty,
    /** The saved values, as far as the page knows. */
    saved: base.values,
    guard,
    theirs,
    keepTheirs: () => {
      if (!theirs) return;
      setBase(theirs);
      form.setValues(theirs.values);
      setTheirs(null);
    },
    /** The typed values, over the version that was compared. */
    saveMine: async () => {
      if (!theirs) return;
      try {
        await save(form.values, theirs.version);
      } catch (error) {
        showError(intl, error, messages.saveFailed);
        await compare();
      }
    },
  };
}

interface EditorFormParts<Values> {
  initial: Values;
  check: (values: Values) => FormErrors<Values>;
  save: (values: Values) => Promise<void>;
  /** There is a newer version. */
  onStale?: () => void;
  /** When the server does not say why it was not saved. */
  saveFailed: MessageDescriptor;
}

/** A form of the back office with the messages for errors; how it is saved is up to the page. */
export function useEditorForm<Values extends object>(parts: EditorFormParts<Values>): Form<Values> {
  const { initial, check, save, onStale, saveFailed } = parts;
  const intl = useIntl();
  return useForm<Values>({
    initial,
    check,
    onRefused: () => {
      void showToast({ type: 'warning', title: intl.formatMessage(sendMessages.refused), seconds: 3 });
    },
    send: save,
    onFailure: (error) => {
      if (onStale && isStale(error)) onStale();
      else showError(intl, error, saveFailed);
    },
  });
}

/** A conflict about the version, and not about a field that another has the like of. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT' && (error.field ?? 'version') === 'version';
}
