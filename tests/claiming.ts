import { expect } from 'vitest';
import { addJob } from '#server/jobs/addJob.ts';
import { queueDueClaims } from '#server/providers/claims/takeClaim.ts';
import { eventually } from './eventually.ts';
import { ERRORS } from './formErrors.ts';
import type { Mailbox } from './mailbox.ts';
import { publishedBusiness } from './publishedBusiness.ts';
import { sendFile } from './sendFile.ts';
import type { signedInPerson, signedInStaff } from './staff.ts';
import type { TestApp } from './testApp.ts';

type Person = Pick<Awaited<ReturnType<typeof signedInPerson>>, 'graphql' | 'email'>;
type Staff = Awaited<ReturnType<typeof signedInStaff>>;

interface QueuedClaim {
  databaseId: number;
  version: number;
  state: string;
  objectedBy: string | null;
  documentUrl: string | null;
  user: { email: string };
  provider: { databaseId: number };
}

const START = `mutation ($id: ID!, $email: String!) { startClaim(input: { providerId: $id, email: $email }) {
  ... on StartClaimPayload { providerClaim { databaseId state } } ${ERRORS} } }`;
const PROVE = `mutation ($claim: ID!, $code: String!) { proveClaim(input: { id: $claim, code: $code }) {
  ... on ProveClaimPayload { providerClaim { state noticeUntil } } ${ERRORS} } }`;
const SEEN = `query ($id: ID!) { provider(id: $id) { ownership { role } claimOptions { domain emails }
  viewerClaim { databaseId state noticeUntil reason documentUrl } } }`;
const QUEUE = `{ providerClaims(first: 50) { edges { node {
  databaseId version state objectedBy documentUrl user { email } provider { databaseId } } } } }`;
const ACCEPT = 'mutation ($input: AcceptClaimInput!) { acceptClaim(input: $input) { providerClaim { state } } }';
const REFUSE = 'mutation ($input: RejectClaimInput!) { rejectClaim(input: $input) { providerClaim { state } } }';

/** Actions on claims of listings. */
export function claiming(test: TestApp, mailbox: Mailbox) {
  const start = (person: Pick<Person, 'graphql'>, id: number, email: string) => person.graphql(START, { id, email });
  const prove = (person: Pick<Person, 'graphql'>, claimId: number, code: string) =>
    person.graphql(PROVE, { claim: claimId, code });

  /** The code that was mailed to an address of the listing because of this person. */
  const codeFor = (person: Person, email: string): Promise<string> =>
    eventually(() => {
      const mail = mailbox.mails.findLast(
        ({ to, text }) => to?.[0]?.address === email && text?.includes(person.email) && text.includes('Code: '),
      );
      return mail!.text!.match(/Code: ([A-Z\d]{4}-[A-Z\d]{4})/)![1]!;
    });

  /** Claims with a code mailed to an address of the listing. Returns the id of the claim. */
  const claim = async (person: Person, id: number, email: string): Promise<number> => {
    const { databaseId } = (await start(person, id, email)).body.data.startClaim.providerClaim;
    const { errors } = (await prove(person, databaseId, await codeFor(person, email))).body;
    expect(errors).toBeUndefined();
    return databaseId;
  };

  const keyOf = (claimId: number) => `claim:${claimId}`;
  const isTried = (claimId: number) =>
    eventually(async () => {
      const queued = 'select from graphile_worker._private_jobs where key = $1';
      expect((await test.db.pool.query(queued, [keyOf(claimId)])).rowCount).toBe(0);
    });

  const inQueue = async (staff: Staff, id: number): Promise<QueuedClaim[]> => {
    const { edges } = (await staff.graphql(QUEUE)).body.data.providerClaims;
    return edges
      .map(({ node }: { node: QueuedClaim }) => node)
      .filter(({ provider }: QueuedClaim) => provider.databaseId === id);
  };

  return {
    start,
    prove,
    codeFor,
    claim,
    inQueue,

    /** An unmanaged listing with its own domain. */
    freeListing: async (staff: Staff) => {
      const { id, owner } = await publishedBusiness(test, staff);
      const domain = `${crypto.randomUUID()}.example`;
      await test.db.pool.query('delete from provider_users where provider_id = $1', [id]);
      await test.db.pool.query('update providers set applicant_email = null, website_url = $2 where id = $1', [
        id,
        `https://www.${domain}`,
      ]);
      return { id, domain, listed: owner.email };
    },

    seen: async (person: Person, id: number) => {
      const { provider } = (await person.graphql(SEEN, { id })).body.data;
      if (!provider) return null;
      const { ownership, claimOptions, viewerClaim: claim } = provider;
      return { isOwn: ownership?.role === 'OWNER', ...claimOptions, claim };
    },

    roleOf: async (person: Person, id: number): Promise<string | null> => {
      const { body } = await person.graphql('query ($id: ID!) { provider(id: $id) { ownership { role } } }', { id });
      return body.data.provider?.ownership?.role ?? null;
    },

    decide: async (
      staff: Staff,
      { databaseId, version }: Pick<QueuedClaim, 'databaseId' | 'version'>,
      isAccepted: boolean,
      more: { reason?: string; formerOwners?: 'KEEP' | 'MAKE_EDITORS' | 'REMOVE' } = {},
    ) =>
      staff.graphql(isAccepted ? ACCEPT : REFUSE, {
        input: { id: databaseId, expectedVersion: version, ...more },
      }),

    object: (token: string) =>
      test.graphql('mutation ($t: String!) { objectToClaim(input: { token: $t }) { businessName } }', { t: token }),

    /** Lets the seven days of a claim pass, and waits for the outcome. */
    noticeEnds: async (claimId: number): Promise<void> => {
      const past = "update provider_claims set notice_until = now() - interval '1 second' where id = $1";
      await test.db.pool.query(past, [claimId]);
      await test.db.prisma.$transaction((tx) => addJob(tx, 'takeClaim', { claimId }, { key: keyOf(claimId) }));
      await isTried(claimId);
    },

    /** Runs the daily retry of a claim whose seven days have passed. */
    nextDay: async (claimId: number): Promise<void> => {
      await queueDueClaims(test.db.prisma, new Date());
      await isTried(claimId);
    },
  };
}

/** The token of the link for objections in a notice. */
export const objectionIn = (text: string | undefined): string => text!.match(/claim-objection\?token=([\w.-]+)/)![1]!;

const DOCUMENT = `mutation ($input: SendClaimDocumentInput!) {
  sendClaimDocument(input: $input) {
    ... on SendClaimDocumentPayload { providerClaim { state documentUrl } }
    ... on FormErrors { errors { code message } } } }`;

/** Claims a listing by a document. */
export const sendDocument = (
  person: Parameters<typeof sendFile>[0],
  id: number,
  content = '%PDF-1.7 a tax registration',
) => {
  const file = new File([content], 'a.pdf', { type: 'application/pdf' });
  return sendFile(person, DOCUMENT, { input: { providerId: id, document: null } }, ['input.document', file]);
};
