import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { joinEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { freePort } from '../../tests/freePort.ts';
import { openMailbox } from '../../tests/mailbox.ts';
import { judge, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { query } from './query.ts';
import { compare, type Rumbo, startRumbo, submitForm } from './rumbo.ts';
import { ADMIN_SETTINGS, doesJobs, signInStaff } from './staff.ts';

const WITHIN_MS = 180_000;

type Staff = Awaited<ReturnType<typeof signInStaff>>;

interface Size {
  /** The number of forms. Each is received and approved: two mails and a webhook. */
  forms: number;
  kills: number;
  /** The time for which the mail server refuses connections. */
  downMs: number;
}

/** Kills the job process while it sends mails and webhooks, and the mail server is unavailable for a while. */
export function killWorker({ forms, kills, downMs }: Size): Promise<Result> {
  return inFolder(async (DATA_DIR) => {
    const mailbox = await openMailbox();
    const partner = await openPartner();
    const rumbo = startRumbo(await freePort(), {
      DATA_DIR,
      SMTP_URL: mailbox.url,
      WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
      ...ADMIN_SETTINGS,
    });
    await rumbo.ready();
    const postgres = await joinEmbeddedPostgres(DATA_DIR);
    const staff = await signInStaff(rumbo);
    await subscribe(staff, partner.url);
    await mailbox.close();
    const began = performance.now();
    const names = Array.from({ length: forms }, (_, i) => `Drill ${i} ${crypto.randomUUID()}`);
    const waiting = names.map((name) => ({ name, key: crypto.randomUUID() }));
    const applicants = new Set(waiting.map(({ key }) => `${key}@drill.example`));
    const send = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        if (!(await submitForm(rumbo.url, one.name, one.key)).ok) throw new Error('A form was refused');
        // invalid without a name, so no mail is sent about it
        const { status: ofInvalid } = await submitForm(rumbo.url, '', crypto.randomUUID());
        if (ofInvalid !== 400) throw new Error(`A form without a name was answered ${ofInvalid}`);
        const { rows } = await query(postgres.url('rumbo'), 'select id from providers where business_name = $1', [
          one.name,
        ]);
        const { status } = await staff('POST', `/api/providers/${rows[0].id}/approve`);
        if (status >= 300) throw new Error(`An approval was answered ${status}`);
      }
    };
    const killing = async () => {
      await wait(downMs / 2);
      for (let i = 0; i < kills; i++) {
        // half of the kills happen before the mail server is available again
        if (i === Math.floor(kills / 2)) await back;
        await killOne(rumbo);
      }
    };
    const back = wait(downMs).then(mailbox.open);
    await Promise.all([...Array.from({ length: 8 }, send), killing(), back]);
    const mails = () =>
      mailbox.mails
        .map(({ to, subject }) => `${to?.[0]?.address} ${subject}`)
        // without the mail about the sign-in
        .filter((mail) => !mail.startsWith(ADMIN_SETTINGS.ADMIN_EMAIL));
    const missing = () => 2 * forms - new Set(mails()).size;
    const missingWebhooks = () => forms - new Set(partner.received).size;
    while (missing() + missingWebhooks() > 0 && performance.now() - began < downMs + WITHIN_MS) await wait(100);
    const seconds = Math.round((performance.now() - began) / 1_000);
    const { lost } = await compare(postgres.url('rumbo'), names);
    const { rows } = await query(postgres.url('rumbo'), `select webhook_id from webhook_events`);
    const events = new Set(rows.map(({ webhook_id: id }) => id));
    await rumbo.kill('SIGTERM');
    await mailbox.close();
    await partner.close();
    const all = mails();
    const figures = {
      forms,
      kills,
      smtpDownSeconds: downMs / 1_000,
      mailsMissing: missing(),
      mailsDoubledPercent: Number(((100 * (all.length - new Set(all).size)) / (2 * forms)).toFixed(1)),
      // mails of forms that were refused or not stored
      mailsWithoutForm: all.filter((item) => !applicants.has(item.split(' ')[0]!)).length + lost,
      webhooksMissing: missingWebhooks(),
      webhooksDoubled: partner.received.length - new Set(partner.received).size,
      webhooksWithoutEvent: partner.received.filter((id) => !events.has(id)).length,
      seconds,
    };
    return judge(figures, [
      ['mailsMissing', 'is', 0],
      // one duplicate in a short run is more than a hundredth
      ['mailsDoubledPercent', 'at most', Math.max(1, 100 / forms)],
      ['mailsWithoutForm', 'is', 0],
      ['webhooksMissing', 'is', 0],
      ['webhooksWithoutEvent', 'is', 0],
      ['seconds', 'at most', (downMs + WITHIN_MS) / 1_000],
    ]);
  });
}

/** Kills the job process some time after it has begun to do jobs. */
async function killOne(rumbo: Rumbo): Promise<void> {
  await doesJobs(rumbo);
  await wait(200 + 500 * Math.random());
  for (const pid of rumbo.workers()) process.kill(pid, 'SIGKILL');
  // the time until the kill is reported
  await wait(100);
}

/** Creates a partner with a webhook endpoint for approvals. */
async function subscribe(staff: Staff, url: string): Promise<void> {
  const { createPartner } = await mutate<{ createPartner: { partner: { databaseId: number } } }>(
    staff,
    'mutation ($input: PartnerInput!) { createPartner(input: { partner: $input }) { ... on CreatePartnerPayload { partner { databaseId } } } }',
    { name: 'Partner of the drill', contactEmail: 'it@partner.example' },
  );
  await mutate(
    staff,
    'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { __typename } }',
    { partnerId: createPartner.partner.databaseId, url, eventTypes: ['PROVIDER_APPROVED'] },
  );
}

async function mutate<Data>(staff: Staff, query: string, input: object): Promise<Data> {
  const { body } = await staff<{ data: Data; errors?: object[] }>('POST', '/graphql', { query, variables: { input } });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

/** Starts a partner's server on loopback, which records the ids of the webhooks that it receives. */
async function openPartner() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      received.push(String(request.headers['webhook-id']));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
