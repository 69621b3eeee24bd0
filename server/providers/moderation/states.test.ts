import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { decideOne } from '#tests/decideOne.ts';
import { mailTo } from '#tests/mailTo.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);

const OWN = '{ viewer { providers { databaseId status reason } } ownProviders { edges { node { status reason } } } }';
const REASON = 'Falta la razón social.';

/** A business in a state, owned by a user who reads `language`. */
async function business(language: string, kind: string | null) {
  const owner = await signedInPerson(test);
  const businessName = `Cargas ${crypto.randomUUID()}`;
  await submit(test, { businessName, email: owner.email }, [], { 'accept-language': language });
  const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { businessName } });
  for (const item of kind === 'SUSPENDED' ? ['APPROVED', kind] : kind ? [kind] : []) {
    const reason = item === 'APPROVED' ? null : REASON;
    await decideOne(staff, id, { kind: item, reason });
    // ends the time for undoing immediately
    await test.db.pool.query('update graphile_worker._private_jobs set run_at = now()');
  }
  return { owner, id, businessName };
}

describe.each([
  {
    kind: null,
    status: 'WAITING',
    mail: {
      en: [/^We received/, 'where you can follow its status', '/dashboard'],
      es: [/^Recibimos/, 'donde puede ver su estado', '/dashboard'],
      fr: [/^Nous avons reçu/, 'où vous pouvez suivre l’état de son inscription', '/dashboard'],
      pt: [/^Recebemos/, 'onde você acompanha', '/dashboard'],
    },
  },
  {
    kind: 'CHANGES_REQUESTED',
    status: 'SENT_BACK',
    mail: {
      en: [/needs changes before we can publish it$/, REASON, '/pre-registration?resubmit='],
      es: [/^Falta corregir datos para publicar/, REASON, '/pre-registration?resubmit='],
      fr: [/doit être corrigée avant/, REASON, '/pre-registration?resubmit='],
      pt: [/^Faltam ajustes para publicar/, REASON, '/pre-registration?resubmit='],
    },
  },
  {
    kind: 'REJECTED',
    status: 'REJECTED',
    mail: {
      en: [/was not accepted$/, REASON, 'mailto:hola@'],
      es: [/no fue aceptada$/, REASON, 'mailto:hola@'],
      fr: [/n’a pas été acceptée$/, REASON, 'mailto:hola@'],
      pt: [/não foi aceita$/, REASON, 'mailto:hola@'],
    },
  },
  {
    kind: 'APPROVED',
    status: 'APPROVED',
    mail: {
      en: [/is now in the directory$/, 'is published', '/providers/en/'],
      es: [/ya está en el directorio$/, 'fue aprobada', '/providers/es/'],
      fr: [/maintenant dans le répertoire$/, 'est publiée', '/providers/fr/'],
      pt: [/já está no diretório$/, 'foi aprovada', '/providers/pt/'],
    },
  },
  {
    kind: 'SUSPENDED',
    status: 'SUSPENDED',
    mail: {
      en: [/is suspended from the directory$/, REASON, 'mailto:hola@'],
      es: [/está suspendida en el directorio$/, REASON, 'mailto:hola@'],
      fr: [/est suspendue du répertoire$/, REASON, 'mailto:hola@'],
      pt: [/foi suspensa do diretório$/, REASON, 'mailto:hola@'],
    },
  },
] as const)('a business that is $status', ({ kind, status, mail }) => {
  const isReturned = status === 'SENT_BACK' || status === 'REJECTED' || status === 'SUSPENDED';

  it.each(LANGUAGES)('has a mail about it, and the next step (%s)', async (language) => {
    const { owner, businessName } = await business(language, kind);
    const [subject, sentence, link] = mail[language];
    const { text, subject: sent } = await mailTo(mailbox, owner.email, subject);
    // the applicant chose the name, and the address
    expect(sent).not.toContain(businessName);
    expect(text).toContain(businessName);
    expect(text).toContain(sentence);
    expect(text).toContain(link);
  });

  it('is shown to its owner in this state, with the reason', async () => {
    const { owner, id } = await business('es', kind);
    const { data } = (await owner.graphql(OWN)).body;
    const reason = isReturned ? REASON : null;
    expect(data.viewer.providers).toEqual([{ databaseId: id, status, reason }]);
    expect(data.ownProviders.edges).toEqual([{ node: { status, reason } }]);
    const { body } = await owner.get('/api/own-providers');
    expect(body.rows[0].status).toBe(status.toLowerCase().replace('_', '-'));
  });

  it('is shown to staff in this state, with the confirmed address', async () => {
    const { id } = await business('pt', kind);
    const query = `{ provider(id: ${id}) { status language moderation { applicantConfirmed } } }`;
    expect((await staff.graphql(query)).body.data.provider).toEqual({
      status,
      language: 'pt',
      moderation: { applicantConfirmed: true },
    });
  });

  it('can be corrected by its owner only, and only when it was sent back', async () => {
    const { owner, id, businessName } = await business('es', kind);
    const correct = 'mutation ($id: ID!) { startCorrection(input: { providerId: $id }) { resubmitToken } }';
    const stranger = await signedInPerson(test);
    expect((await stranger.graphql(correct, { id })).body.errors[0].extensions.code).toBe('NOT_FOUND');
    const { data, errors } = (await owner.graphql(correct, { id })).body;
    if (status !== 'SENT_BACK') return expect(errors[0].extensions.code).toBe('NOT_FOUND');
    const { resubmitToken } = data.startCorrection;
    const form = await test.graphql('query ($t: String!) { resubmission(token: $t) { email reason } }', {
      t: resubmitToken,
    });
    expect(form.body.data.resubmission).toEqual({ email: owner.email, reason: REASON });
    expect((await submit(test, { businessName, email: owner.email, resubmitToken })).status).toBe(200);
    expect((await owner.graphql(OWN)).body.data.viewer.providers[0]).toMatchObject({
      status: 'WAITING',
      reason: null,
    });
  });
});

describe('a business that was sent back', () => {
  it('is corrected with a tax number, which a form without that field leaves unchanged', async () => {
    const { owner, id, businessName } = await business('es', 'CHANGES_REQUESTED');
    const correct = 'mutation ($id: ID!) { startCorrection(input: { providerId: $id }) { resubmitToken } }';
    const send = async (fields: object) => {
      const { resubmitToken } = (await owner.graphql(correct, { id })).body.data.startCorrection;
      expect((await submit(test, { businessName, email: owner.email, resubmitToken, ...fields })).status).toBe(200);
      const { taxNumber } = await test.db.prisma.provider.findUniqueOrThrow({ where: { id } });
      return taxNumber;
    };
    expect(await send({ taxNumber: '30-71234567-1' })).toBe('30-71234567-1');
    await decideOne(staff, id, { kind: 'CHANGES_REQUESTED', reason: REASON });
    expect(await send({})).toBe('30-71234567-1');
  });

  it('is not overwritten by a correction that began before staff saved it', async () => {
    const { owner, id, businessName } = await business('es', 'CHANGES_REQUESTED');
    const correct = 'mutation ($id: ID!) { startCorrection(input: { providerId: $id }) { resubmitToken } }';
    const { resubmitToken } = (await owner.graphql(correct, { id })).body.data.startCorrection;
    const versionOf = async () => {
      const query = 'query ($t: String!) { resubmission(token: $t) { version businessName } }';
      return (await test.graphql(query, { t: resubmitToken })).body.data.resubmission;
    };
    const { version } = await versionOf();
    await test.db.prisma.provider.update({
      where: { id },
      data: { businessName: 'Staff SA', version: { increment: 1 } },
    });
    const send = (sent: number) =>
      submit(test, { businessName, email: owner.email, resubmitToken, version: String(sent) });
    expect(await send(version)).toMatchObject({ status: 409 });
    const saved = await versionOf();
    expect(saved.businessName).toBe('Staff SA');
    expect((await send(saved.version)).status).toBe(200);
  });
});

describe('a business that was rejected', () => {
  it('is not resubmitted with a link of an earlier request for changes', async () => {
    const { owner, id } = await business('es', 'CHANGES_REQUESTED');
    const correct = 'mutation ($id: ID!) { startCorrection(input: { providerId: $id }) { resubmitToken } }';
    const resubmit = async () => (await owner.graphql(correct, { id })).body.data.startCorrection.resubmitToken;
    const [first, second] = [await resubmit(), await resubmit()];
    expect((await submit(test, { email: owner.email, resubmitToken: first })).status).toBe(200);
    await decideOne(staff, id, { kind: 'REJECTED', reason: 'no' });
    expect(await submit(test, { email: owner.email, resubmitToken: second })).toMatchObject({
      status: 400,
      body: { field: 'resubmitToken' },
    });
  });

  it('does not reveal a reason that staff kept internal', async () => {
    const { owner, id } = await business('es', null);
    await decideOne(staff, id, { kind: 'REJECTED', reason: 'spam', isSilent: true });
    expect((await owner.graphql(OWN)).body.data.viewer.providers[0]).toMatchObject({
      status: 'REJECTED',
      reason: null,
    });
  });
});
