import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ClaimNotes_claim$key } from '#web/__generated__/ClaimNotes_claim.graphql.ts';
import type { ClaimNotesMutation } from '#web/__generated__/ClaimNotesMutation.graphql.ts';
import { Notes } from '#web/pages/bo/Notes.tsx';
import { commit } from '#web/relay/commit.ts';
import { Expandable } from '#web/ui/Expandable.tsx';

const mutation = graphql`
  mutation ClaimNotesMutation($input: AddStaffNoteInput!) {
    addStaffNote(input: $input) {
      ... on AddStaffNotePayload {
        provider {
          moderation {
            claims {
              ...ClaimNotes_claim
            }
          }
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

interface ClaimNotesProps {
  claim: ClaimNotes_claim$key;
  /** The database id of the listing. */
  providerId: number;
}

/** Notes of staff about a claim, hidden from its claimant. Initially closed. */
export function ClaimNotes({ claim, providerId }: ClaimNotesProps) {
  const { id, notes } = useFragment(
    graphql`
      fragment ClaimNotes_claim on ProviderClaim {
        id
        notes {
          ...Notes_note
        }
      }
    `,
    claim,
  );
  const add = (text: string) =>
    commit<ClaimNotesMutation>(mutation, { input: { providerId: String(providerId), claimId: id, text } });
  return (
    <Expandable
      isOpen={(notes ?? []).length > 0}
      summary={
        <FormattedMessage
          id="bo.claims.notes"
          defaultMessage="Internal notes ({count})"
          values={{ count: notes?.length ?? 0 }}
        />
      }
    >
      <Notes notes={notes ?? []} add={add} />
    </Expandable>
  );
}
