import type { FieldChange } from '#server/logs/changes.ts';
import type { signedInStaff } from './staff.ts';

type Staff = Pick<Awaited<ReturnType<typeof signedInStaff>>, 'graphql'>;

const QUEUE = `{ providerEdits(first: 100) { edges { node {
  databaseId version noticeUntil provider { databaseId version } user { email } changes { field before after } image { url: path } } } } }`;
const APPLY = 'mutation ($input: ApplyEditInput!) { decided: applyEdit(input: $input) { provider { description } } }';
const REFUSE =
  'mutation ($input: RejectEditInput!) { decided: rejectEdit(input: $input) { provider { description } } }';

interface QueuedEdit {
  databaseId: number;
  version: number;
  noticeUntil: string | null;
  provider: { databaseId: number; version: number };
  user: { email: string };
  changes: FieldChange[];
  image: { url: string } | null;
}

/** The pending edit of a business, as staff see it in the queue; null when there is none. */
export async function queuedEdit(staff: Staff, id: number): Promise<QueuedEdit | null> {
  const { edges } = (await staff.graphql(QUEUE)).body.data.providerEdits;
  return edges.find(({ node }: { node: QueuedEdit }) => node.provider.databaseId === id)?.node ?? null;
}

/** Applies or refuses an edit in the reviewed version. */
export function decideSeen(
  staff: Staff,
  { databaseId, version, provider }: Pick<QueuedEdit, 'databaseId' | 'version' | 'provider'>,
  isApplied: boolean,
  reason = 'No',
) {
  const seen = { id: databaseId, expectedVersion: version, expectedProviderVersion: provider.version };
  return isApplied ? staff.graphql(APPLY, { input: seen }) : staff.graphql(REFUSE, { input: { ...seen, reason } });
}

/** Applies or refuses the pending edit of a business. */
export async function decideEdit(staff: Staff, id: number, isApplied: boolean, reason?: string) {
  const edit = await queuedEdit(staff, id);
  if (!edit) throw new Error(`no edit of ${id} waits`);
  return decideSeen(staff, edit, isApplied, reason);
}
