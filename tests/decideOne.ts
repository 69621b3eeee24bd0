import type { signedInStaff } from './staff.ts';

type Caller = Pick<Awaited<ReturnType<typeof signedInStaff>>, 'graphql'>;

const DECIDE = `mutation ($input: DecideProvidersInput!) { decideProviders(input: $input) { undoSeconds
  decisions { databaseId kind reason provider { approvedAt moderation { rejectedAt } } } } }`;
const UNDO = `mutation ($id: Int!) { undoDecisions(decisionIds: [$id]) {
  providers { approvedAt moderation { rejectedAt } } skipped { reason } } }`;

/** Decides about one provider. */
export const decideOne = (
  who: Caller,
  databaseId: number,
  { version, ...decision }: { version?: number; kind: string; [name: string]: unknown },
) => who.graphql(DECIDE, { input: { ...decision, providers: [{ databaseId, version }] } });

export const undoOne = (who: Caller, id: number) => who.graphql(UNDO, { id });
