import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { providerValues_provider$key } from '../../../../__generated__/providerValues_provider.graphql.ts';
import type { useProviderEditorMutation } from '../../../../__generated__/useProviderEditorMutation.graphql.ts';
import { commit } from '../../../../relay/commit.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { showRefusal } from '../../showRefusal.ts';
import { loadStored } from './loadStored.ts';
import { isSameProvider, providerInput } from './providerInput.ts';
import { providerMessages } from './providerMessages.ts';
import { type ProviderValues, readStored, type StoredProvider } from './providerValues.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import type { Origin } from './useOrigin.ts';
import { useProviderForm } from './useProviderForm.ts';

const mutation = graphql`
  mutation useProviderEditorMutation($databaseId: Int!, $version: Int, $input: ProviderInput!) {
    updateProvider(databaseId: $databaseId, version: $version, input: $input) {
      provider {
        id
        approvedAt
        updatedAt
        ...providerValues_provider
        ...ProviderEditor_provider
      }
    }
  }
`;

/** Editing a provider that exists: what is saved, and what happens when somebody else saved it meanwhile. */
export function useProviderEditor(databaseId: number, provider: providerValues_provider$key, origin: Origin) {
  const intl = useIntl();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const current = readStored(provider);
  // What the form was last filled with: what is saved is compared to it, not to what came to the store since.
  const [base, setBase] = useState(current);
  const [theirs, setTheirs] = useState<StoredProvider | null>(null);

  const save = async (values: ProviderValues, version = base.version) => {
    const variables = { databaseId, version, input: providerInput(values) };
    const data = await commit<useProviderEditorMutation>(environment, { mutation, variables });
    const saved = data.updateProvider.provider;
    const stored = readStored(saved);
    setBase(stored);
    setTheirs(null);
    // What was typed while it was being saved stays, unsaved.
    if (typed.current === values) form.setValues(stored.values);
    void showToast({ type: 'success', title: intl.formatMessage(providerMessages.saved), seconds: 3 });
    if (!saved.approvedAt) return;
    guard.release();
    await navigate(origin.list);
  };

  const compare = async () => {
    try {
      setTheirs(await loadStored(environment, databaseId));
    } catch (error) {
      showRefusal(intl, error, providerMessages.loadFailed);
    }
  };

  const form = useProviderForm({ initial: base.values, save, onStale: () => void compare() });
  const typed = useRef(form.values);
  typed.current = form.values;
  const isDirty = !isSameProvider(form.values, base.values);
  const guard = useLeaveGuard(isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another version has come.
  useEffect(() => {
    // Somebody else's, and nothing of one's own to lose.
    if (current.version === base.version || isDirty || form.isPending) return;
    setBase(current);
    form.setValues(current.values);
  }, [current.version]);

  return {
    form,
    isDirty,
    guard,
    theirs,
    /** The version that the form was filled with. */
    base,
    keepTheirs: () => {
      if (!theirs) return;
      setBase(theirs);
      form.setValues(theirs.values);
      setTheirs(null);
    },
    /** What is typed, over the version that was compared. */
    saveMine: async () => {
      if (!theirs) return;
      try {
        await save(form.values, theirs.version);
      } catch (error) {
        showRefusal(intl, error, providerMessages.saveFailed);
        await compare();
      }
    },
  };
}
