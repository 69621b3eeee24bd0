import { decisionDocument, VERBS } from '#server/providers/moderation/restForm.ts';
import { versionInput } from '#server/rest/route.ts';
import type { signedInStaff } from './staff.ts';

type Caller = Pick<Awaited<ReturnType<typeof signedInStaff>>, 'graphql'>;

const DECIDED = 'undoSeconds decisions { databaseId kind reason provider { approvedAt moderation { returnedAt } } }';
const UNDO = `mutation ($id: ID!) { undoDecisions(input: { decisionIds: [$id] }) {
  providers { approvedAt moderation { returnedAt } } skipped { message } } }`;

/** Decides about one provider. */
export const decideOne = (
  who: Caller,
  databaseId: number,
  { version, kind, ...decision }: { version?: number; kind: string; [name: string]: unknown },
) =>
  who.graphql(decisionDocument([VERBS[kind]!], DECIDED), {
    input: { ...decision, providers: [{ id: databaseId, ...versionInput(version) }] },
  });

export const undoOne = (who: Caller, id: number) => who.graphql(UNDO, { id });
