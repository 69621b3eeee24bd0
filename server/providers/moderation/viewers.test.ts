import { beforeAll, expect, it } from 'vitest';
import { versionInput } from '#server/rest/route.ts';
import { sendDocument } from '#tests/claiming.ts';
import { decideOne, undoOne } from '#tests/decideOne.ts';
import { ERRORS } from '#tests/formErrors.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { photo } from '#tests/images.ts';
import { mailTo } from '#tests/mailTo.ts';
import { seenBy, sendEdit, sendPicture, sendSeen, withdrawEdit } from '#tests/publishedBusiness.ts';
import { decideSeen, queuedEdit } from '#tests/queuedEdit.ts';
import { signedInModerator, signedInPerson, useStaff } from '#tests/staff.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';
import { WAYS } from '#tests/waysToBusiness.ts';

/**
 * The permissions of each role on a business in each of its states:
 * (G)uest, another signed-in (P)erson, (O)wner, (E)ditor, (M)oderator, (S)uper admin.
 */
const TABLE = `
                                       WAITING  SENT_BACK  REJECTED  APPROVED  SUSPENDED
finds it                               -        -          -         GPOEMS    -
opens its public page                  -        -          -         GPOEMS    -
is sent it by its id                   OEMS     OEMS       OEMS      GPOEMS    OEMS
is sent it in a public list            -        -          -         GPOEMS    -
is sent it in a list of its own        OE       OE         OE        OE        OE
is sent it in a list of staff          MS       MS         MS        MS        MS
is sent its private fields             OEMS     OEMS       OEMS      OEMS      OEMS
reads its state by the mailed link     GPOEMS   GPOEMS     GPOEMS    GPOEMS    GPOEMS
sees it on the dashboard, as its own   OE       OE         OE        OE        OE
reads what was decided, as staff       MS       MS         MS        MS        MS
reads its history                      S        S          S         S         S
sends a correction                     OE       OE         -         -         -
edits what is published                -        -          -         OE        -
reads what a pending edit changes      -        -          -         OEMS      OEMS
opens a picture that is pending        OEMS     OEMS       OEMS      OEMS      OEMS
applies a pending edit                 -        -          -         MS        MS
takes a pending edit back              -        -          -         OE        OE
reads its numbers                      OE       OE         OE        OE        OE
opens the document of a claim          -        -          -         S         S
invites people                         -        -          -         O         -
claims it                              -        -          -         PEMS      -
changes it as staff                    MS       MS         MS        MS        MS
approves it                            MS       MS         MS        -         -
requests changes                       MS       MS         MS        -         -
rejects it                             MS       MS         MS        -         -
suspends it                            -        -          -         MS        -
publishes it again                     -        -          -         -         MS
leaves it                              E        E          E         E         E
deletes it                             S        S          S         S         S
`;

const [header, ...lines] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/ {2,}/));
const STATES = header!;
const COLUMNS = STATES.map((status, nth) => ({
  status,
  expected: Object.fromEntries(lines.map(([what, ...cells]) => [what, cells[nth]])),
}));

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);
let callers: Record<'G' | 'P' | 'M' | 'S', Viewer>;
beforeAll(async () => {
  callers = {
    G: visitor(test),
    P: await signedInPerson(test),
    M: await signedInModerator(test),
    S: staff,
  };
});

type Person = Awaited<ReturnType<typeof signedInPerson>>;
type Viewer = Omit<Person, 'email'>;
interface Business {
  id: number;
  businessName: string;
  statusToken: string;
  owner: Person;
  /** The address of the pending picture. */
  pictureUrl: string;
  /** The address of the document of a claim; null if the business was never published. */
  documentUrl: string | null;
}

const REASON = 'Falta la razón social.';
const DECISIONS: Record<string, string[]> = {
  WAITING: [],
  SENT_BACK: ['CHANGES_REQUESTED'],
  REJECTED: ['REJECTED'],
  APPROVED: ['APPROVED'],
  SUSPENDED: ['APPROVED', 'SUSPENDED'],
};

const decide = (viewer: Viewer, databaseId: number, kind: string) =>
  decideOne(viewer, databaseId, { kind, reason: kind === 'APPROVED' || kind === 'PUBLISHED' ? null : REASON });

/** It has a pending edit of its owner and a claim of another user. */
async function editedAndClaimed(id: number, owner: Person) {
  await sendEdit(owner, id, () => ({ commercialName: 'Cargas Frías' }));
  await sendPicture(owner, id);
  const pictureUrl = (await seenBy(owner, id)).image!.url;
  const { body } = await sendDocument(await signedInPerson(test), id);
  const documentUrl: string = body.data.sendClaimDocument.providerClaim.documentUrl;
  return { pictureUrl, documentUrl };
}

/** The picture of an unpublished business. */
async function pendingPicture(id: number) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await photo(300, 200).jpeg().toBuffer())]), 'a.jpg');
  const pictureUrl: string = (await staff.form(`/api/providers/${id}/image`, form)).body.image.url;
  return { pictureUrl, documentUrl: null };
}

/** A business in a state, with an owner and an editor. */
async function businessIn(status: string) {
  const email = `${crypto.randomUUID()}@andes.example`;
  const businessName = `Cargas ${crypto.randomUUID()}`;
  await submit(test, { businessName, email });
  const { text } = await mailTo(mailbox, email, /^We received/);
  const statusToken = text!.match(/status\?token=([\w-]+)/)![1]!;
  const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { businessName } });
  const [owner, editor] = [await signedInPerson(test), await signedInPerson(test)];
  await test.db.pool.query(
    `insert into provider_users (provider_id, user_id, role)
     select $1, id, case email when $2 then 'owner' else 'editor' end::provider_role from users where email in ($2, $3)`,
    [id, owner.email, editor.email],
  );
  let pending: Pick<Business, 'pictureUrl' | 'documentUrl'> | undefined;
  for (const kind of DECISIONS[status]!) {
    await decide(staff, id, kind);
    if (kind === 'APPROVED') pending = await editedAndClaimed(id, owner);
  }
  return { id, businessName, statusToken, owner, editor, ...(pending ?? (await pendingPicture(id))) };
}

const sees = async (viewer: Viewer, query: string) => Object.values((await viewer.graphql(query)).body.data ?? {})[0];

const moderationOf = async (viewer: Viewer, id: number, fields: string) =>
  ((await sees(viewer, `{ provider(id: ${id}) { moderation { ${fields} } } }`)) as { moderation: object | null } | null)
    ?.moderation ?? null;

type Claimable = { ownership: { role: string } | null; claimOptions: object | null } | null;
const isClaimable = (found: Claimable) => found?.claimOptions != null && found.ownership?.role !== 'OWNER';

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'];
async function isDone(answer: ReturnType<Viewer['graphql']>): Promise<boolean> {
  const code = codeOf(await answer);
  expect([null, ...REFUSALS]).toContain(code);
  return code === null;
}

/** Restores the edit, so that the next viewer finds it unchanged. */
async function waitsAgain(id: number): Promise<true> {
  await test.db.pool.query(
    `update provider_edits set outcome = null, decided_at = null, version = version + 1
     where id = (select max(id) from provider_edits where provider_id = $1)`,
    [id],
  );
  return true;
}

/** Makes a decision, and undoes it immediately. */
const decides =
  (kind: string) =>
  async (viewer: Viewer, { id }: Business) => {
    const answer = decide(viewer, id, kind);
    if (!(await isDone(answer))) return false;
    const { data } = (await answer).body;
    return isDone(undoOne(viewer, data.result.decisions[0].databaseId));
  };

const ATTEMPTS: Record<string, (viewer: Viewer, business: Business, status: string) => Promise<boolean>> = {
  ...WAYS,
  'finds it': async (viewer, { id, businessName }) => {
    const { body } = await viewer.get(`/api/search?q=${encodeURIComponent(businessName)}`);
    return body.rows.some((row: { id: number }) => row.id === id);
  },
  'opens its public page': async (viewer, { id }) =>
    ((await sees(viewer, `{ provider(id: ${id}) { status } }`)) as { status: string } | null)?.status === 'APPROVED',
  'reads its state by the mailed link': async (viewer, { statusToken }, status) => {
    const found = await sees(viewer, `{ registrationStatus(token: "${statusToken}") { status } }`);
    return (found as { status: string } | undefined)?.status === status;
  },
  'sees it on the dashboard, as its own': async (viewer, { id }) => {
    const own = await sees(viewer, `{ provider(id: ${id}) { ownership { role } } }`);
    return (own as { ownership: object | null } | null)?.ownership != null;
  },
  'reads what was decided, as staff': async (viewer, { id }) =>
    moderationOf(viewer, id, 'decisions { kind reason }').then(Boolean),
  'reads its history': async (viewer, { id }) => {
    const found = await moderationOf(viewer, id, 'history(first: 5) { nodes { id } }');
    return ((found as { history: { nodes: unknown[] } | null } | null)?.history?.nodes.length ?? 0) > 0;
  },
  'sends a correction': async (viewer, { id, owner }) => {
    const { form } = await seenBy(owner, id);
    return isDone(
      viewer.graphql(
        `mutation ($input: ResubmitProviderInput!) { resubmitProvider(input: $input) { __typename ${ERRORS} } }`,
        { input: { id, ...versionInput(null), provider: form } },
      ),
    );
  },
  'edits what is published': async (viewer, { id, owner }) => {
    const seen = await seenBy(owner, id);
    return isDone(sendSeen(viewer as Person, seen, { description: crypto.randomUUID() }));
  },
  'reads what a pending edit changes': async (viewer, { id }) => {
    const asked = 'changes { after }';
    const [own, asStaff] = await Promise.all([
      sees(viewer, `{ provider(id: ${id}) { ownership { edit: lastEdit { outcome ${asked} } } } }`),
      moderationOf(viewer, id, `pendingEdit { ${asked} }`),
    ]);
    return /Frías/.test(JSON.stringify([own, asStaff]));
  },
  'opens a picture that is pending': async (viewer, { pictureUrl }) => (await viewer.get(pictureUrl)).status === 200,
  'applies a pending edit': async (viewer, { id }) => {
    const edit = await queuedEdit(staff, id);
    return edit !== null && (await isDone(decideSeen(viewer, edit, true))) && waitsAgain(id);
  },
  'takes a pending edit back': async (viewer, { id, owner }) => {
    const { seen } = await seenBy(owner, id);
    return (await isDone(withdrawEdit(viewer, seen))) && waitsAgain(id);
  },
  'reads its numbers': async (viewer, { id }) => {
    const found = await sees(
      viewer,
      `{ provider(id: ${id}) { ownership { numbers(days: 7) { totals { opened } } } } }`,
    );
    return Boolean((found as { ownership: object | null } | null)?.ownership);
  },
  'opens the document of a claim': async (viewer, { documentUrl }) =>
    documentUrl !== null && (await viewer.get(documentUrl)).status === 200,
  'invites people': (viewer, { id }) =>
    isDone(
      viewer.graphql(
        `mutation { invitePerson(input: { providerId: ${id}, email: "${crypto.randomUUID()}@x.example", role: EDITOR }) {
          __typename ${ERRORS} } }`,
      ),
    ),
  'claims it': async (viewer, { id }) =>
    isClaimable(
      (await sees(viewer, `{ provider(id: ${id}) { ownership { role } claimOptions { domain } } }`)) as Claimable,
    ),
  'changes it as staff': async (viewer, { id, owner }) => {
    const { form } = await seenBy(owner, id);
    return isDone(
      viewer.graphql(
        `mutation ($input: UpdateProviderInput!) { updateProvider(input: $input) { __typename ${ERRORS} } }`,
        { input: { id, ...versionInput(null), provider: form } },
      ),
    );
  },
  'approves it': decides('APPROVED'),
  'requests changes': decides('CHANGES_REQUESTED'),
  'rejects it': decides('REJECTED'),
  'suspends it': decides('SUSPENDED'),
  'publishes it again': decides('PUBLISHED'),
  'leaves it': (viewer, { id }) =>
    isDone(viewer.graphql(`mutation { leaveProvider(input: { providerId: ${id} }) { businessName } }`)),
  'deletes it': (viewer, { id }) =>
    isDone(viewer.graphql(`mutation { deleteProvider(input: { id: ${id} }) { deletedId } }`)),
};

it.each(COLUMNS)('a business that is $status is seen and changed by exactly those in its column', async (column) => {
  const { status, expected } = column;
  const business = await businessIn(status);
  const viewers = { ...callers, O: business.owner, E: business.editor };
  const found: Record<string, string> = {};
  for (const [what, attempt] of Object.entries(ATTEMPTS)) {
    let letters = '';
    for (const letter of ['G', 'P', 'O', 'E', 'M', 'S'] as const) {
      if (await attempt(viewers[letter], business, status)) letters += letter;
      if (what === 'sends a correction' && status === 'SENT_BACK')
        await decide(staff, business.id, 'CHANGES_REQUESTED');
    }
    found[what] = letters || '-';
  }
  expect(found).toEqual(expected);
});
