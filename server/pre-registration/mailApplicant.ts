import { provedOwner } from '#server/accounts/user/proveEmail.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { harmless } from '#server/mail/harmless.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { renewToken } from '#server/mailed-links/mailedLinks.ts';

const TEXTS = {
  en: {
    subject: (name: string) => `We received ${name}`,
    greeting: 'Hello,',
    received: (name: string) =>
      `Thank you for registering ${name} with Rumbo. Our team reviews each business before it is published, and will contact you shortly.`,
    proved: {
      text: 'The business is linked to your account, where you can see its status.',
      action: 'Go to my dashboard',
    },
    unproved: {
      text: 'Please confirm that this email is yours. Sign up with it, now or later, and the business is linked to your account.',
      action: 'Confirm this email',
    },
    closing: 'If you did not register a business, there is nothing to do.',
  },
  es: {
    subject: (name: string) => `Recibimos ${name}`,
    greeting: 'Hola:',
    received: (name: string) =>
      `Gracias por registrar ${name} en Rumbo. Nuestro equipo revisa cada empresa antes de publicarla y le escribirá en breve.`,
    proved: { text: 'La empresa está vinculada a su cuenta, donde puede ver su estado.', action: 'Ir a mi panel' },
    unproved: {
      text: 'Por favor confirme que este correo es suyo. Cree una cuenta con él, ahora o más adelante, y la empresa quedará vinculada a ella.',
      action: 'Confirmar este correo',
    },
    closing: 'Si usted no registró una empresa, no tiene que hacer nada.',
  },
  pt: {
    subject: (name: string) => `Recebemos ${name}`,
    greeting: 'Olá!',
    received: (name: string) =>
      `Obrigado por cadastrar ${name} no Rumbo. Nossa equipe analisa cada empresa antes de publicá-la e entrará em contato em breve.`,
    proved: {
      text: 'A empresa está vinculada à sua conta, onde você acompanha a situação dela.',
      action: 'Ir para o meu painel',
    },
    unproved: {
      text: 'Confirme que este e-mail é seu. Crie uma conta com ele, agora ou mais tarde, e a empresa ficará vinculada a ela.',
      action: 'Confirmar este e-mail',
    },
    closing: 'Se você não cadastrou uma empresa, não precisa fazer nada.',
  },
};

/** Confirms that a business was received; an address that its account has proved is not to be proved again. */
export async function mailApplicant(
  { linkId: id }: JobPayloads['mailApplicant'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const link = await db.prisma.mailedLink.findUnique({ where: { id }, include: { provider: true } });
  if (!link?.provider || link.usedAt) return;
  const { provider, email } = link;
  const isProved = (await provedOwner(db.prisma, email)) !== null;
  const { subject, greeting, received, proved, unproved, closing } = TEXTS[provider.language];
  const { text, action } = isProved ? proved : unproved;
  const url = isProved
    ? `${publicUrl}/dashboard`
    : `${publicUrl}/users/verify-email?token=${await renewToken(db.prisma, id)}`;
  const name = harmless(provider.businessName);
  await mail.send({
    to: email,
    key: `applicant-${job.id}`,
    ...writeLetter({
      language: provider.language,
      subject: subject(name),
      greeting,
      paragraphs: [received(name), text],
      action: { label: action, url },
      closing,
    }),
  });
}
