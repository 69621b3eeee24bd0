import { graphql } from 'relay-runtime';
import type { DeleteProviderButtonMutation } from '#web/__generated__/DeleteProviderButtonMutation.graphql.ts';
import { DeleteButton } from '#web/pages/bo/editor/DeleteButton.tsx';
import { commit } from '#web/relay/commit.ts';
import { changeQueue } from './changeQueue.ts';
import { providerMessages } from './providerMessages.ts';
import type { Origin } from './useOrigin.ts';

const mutation = graphql`
  mutation DeleteProviderButtonMutation($input: DeleteProviderInput!) {
    deleteProvider(input: $input) {
      deletedId
    }
  }
`;

interface DeleteProviderButtonProps {
  databaseId: number;
  isWaiting: boolean;
  origin: Origin;
  onDeleted: () => void;
}

export function DeleteProviderButton({ databaseId, isWaiting, origin, onDeleted }: DeleteProviderButtonProps) {
  const remove = () =>
    commit<DeleteProviderButtonMutation>(mutation, { input: { id: String(databaseId) } }, (store, data) => {
      if (data && isWaiting) changeQueue(store, -1, { list: origin.list, ids: [data.deleteProvider.deletedId] });
    });
  return <DeleteButton messages={providerMessages} onDelete={remove} onDeleted={onDeleted} list={origin.list} />;
}
