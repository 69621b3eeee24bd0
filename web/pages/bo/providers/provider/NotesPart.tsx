import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { NotesPart_provider$key } from '#web/__generated__/NotesPart_provider.graphql.ts';
import type { NotesPartMutation } from '#web/__generated__/NotesPartMutation.graphql.ts';
import { FactList, FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Notes } from '#web/pages/bo/Notes.tsx';
import { commit } from '#web/relay/commit.ts';

const mutation = graphql`
  mutation NotesPartMutation($input: AddStaffNoteInput!) {
    addStaffNote(input: $input) {
      ... on AddStaffNotePayload {
        provider {
          ...NotesPart_provider
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

/** Notes of staff about a provider, for staff only. */
export function NotesPart({ provider }: { provider: NotesPart_provider$key }) {
  const { id, moderation } = useFragment(
    graphql`
      fragment NotesPart_provider on Provider {
        id
        moderation @required(action: THROW) {
          notes {
            ...Notes_note
          }
        }
      }
    `,
    provider,
  );
  const add = (text: string) => commit<NotesPartMutation>(mutation, { input: { providerId: id, text } });
  return (
    <FormPart title={<FormattedMessage id="bo.notes" defaultMessage="Internal notes" />}>
      <FactList>
        <Notes notes={moderation.notes} add={add} />
      </FactList>
    </FormPart>
  );
}
