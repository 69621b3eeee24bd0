import { graphql, readInlineData } from 'relay-runtime';
import type { ownValues_provider$key } from '#web/__generated__/ownValues_provider.graphql.ts';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';
import { type ProviderValues, readValues } from '#web/pages/bo/providers/provider/providerValues.ts';

/** The versions of the provider and its edit seen by an owner, as input of the server's mutations. */
export interface Seen {
  id: string;
  expectedVersion: number;
  expectedEditVersion: number | null;
}

/** The values of an owner's form: the public values with the pending changes. The version is a `Seen` as JSON. */
export function readOwn(provider: ownValues_provider$key): Stored<ProviderValues, string> {
  const { id, version, ownership } = readInlineData(
    graphql`
      fragment ownValues_provider on Provider @inline {
        id
        version
        ownership {
          edit: lastEdit {
            version
            outcome
          }
          draft {
            ...providerValues_form
          }
        }
      }
    `,
    provider,
  );
  const { edit, draft } = ownership!;
  const seen: Seen = {
    id,
    expectedVersion: version,
    expectedEditVersion: edit && edit.outcome === null ? edit.version : null,
  };
  return { version: JSON.stringify(seen), values: readValues(draft) };
}

export const seenOf = (version: string) => JSON.parse(version) as Seen;
