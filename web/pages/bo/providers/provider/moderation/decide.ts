/* eslint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- the store needs the changed fields. */
import { graphql, type RecordSourceSelectorProxy, readInlineData } from 'relay-runtime';
import type { decide_payload$data, decide_payload$key } from '#web/__generated__/decide_payload.graphql.ts';
import type { decideApprovalMutation } from '#web/__generated__/decideApprovalMutation.graphql.ts';
import { commit } from '#web/relay/commit.ts';

const payload = graphql`
  fragment decide_payload on ProviderDecisions @inline {
    undoSeconds
    decisions {
      id
      provider {
        id
        ...providerValues_provider
        status
        approvedAt
        updatedAt
        moderation {
          approvedBy {
            databaseId
            displayName
          }
        }
        ...DecisionBar_provider
        ...History_provider
      }
    }
    skipped {
      providerDatabaseId
      businessName
      message
    }
  }
`;

const mutations = {
  APPROVED: graphql`
    mutation decideApprovalMutation($input: ApproveProvidersInput!) {
      decided: approveProviders(input: $input) {
        ...decide_payload
      }
    }
  `,
  CHANGES_REQUESTED: graphql`
    mutation decideRequestMutation($input: RequestProviderChangesInput!) {
      decided: requestProviderChanges(input: $input) {
        ...decide_payload
      }
    }
  `,
  REJECTED: graphql`
    mutation decideRejectionMutation($input: RejectProvidersInput!) {
      decided: rejectProviders(input: $input) {
        ...decide_payload
      }
    }
  `,
  SUSPENDED: graphql`
    mutation decideSuspensionMutation($input: SuspendProvidersInput!) {
      decided: suspendProviders(input: $input) {
        ...decide_payload
      }
    }
  `,
  PUBLISHED: graphql`
    mutation decidePublicationMutation($input: PublishProvidersInput!) {
      decided: publishProviders(input: $input) {
        ...decide_payload
      }
    }
  `,
};

export type DecisionKind = keyof typeof mutations;

export interface Decision {
  kind: DecisionKind;
  /** The reason for the applicants; required except for approving and publishing. */
  reason?: string;
  /** The reasons by language, for applicants of several languages. */
  reasons?: { language: string; text: string }[];
  /** Whether no mail is sent to the applicants. */
  isSilent?: boolean;
}

type Decided = decide_payload$data;

/** Decides about providers, each in the displayed version. Throws `ApiError`. */
export async function decideAbout(
  seen: readonly { id: string; version: number }[],
  { kind, ...decision }: Decision,
  updater: (store: RecordSourceSelectorProxy, decided: Decided) => void,
): Promise<Decided> {
  const providers = seen.map(({ id, version }) => ({ id, expectedVersion: version }));
  const read = (data: { decided: decide_payload$key }) => readInlineData(payload, data.decided);
  const data = await commit<decideApprovalMutation>(
    mutations[kind],
    { input: { ...decision, providers } },
    (store, answer) => answer && updater(store, read(answer)),
  );
  return read(data);
}
