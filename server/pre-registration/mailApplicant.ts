import { renewToken } from '../auth/mailedLinks.ts';
import type { JobPayloads } from '../jobs/jobPayloads.ts';
import type { JobContext, JobInfo } from '../jobs/worker.ts';
import { harmless } from '../mail/harmless.ts';
import { writeLetter } from '../mail/letter.ts';

const TEXTS = {
  en: {
    subject: (name: string) => `We received ${name}`,
    greeting: 'Hello,',
    received: (name: string) =>
      `Thank you for pre-registering ${name} at Rumbo. Our staff look at each business before it is shown, and will contact you shortly.`,
    why: 'Please confirm that this email is yours. Sign up with it, now or later, and the business is tied to your account.',
    action: 'Confirm this email',
    closing: 'If you did not register a business, there is nothing to do.',
  },
  es: {
    subject: (name: string) => `Recibimos ${name}`,
    greeting: 'Hola:',
    received: (name: string) =>
      `Gracias por preinscribir ${name} en Rumbo. Nuestro equipo revisa cada empresa antes de mostrarla, y se pondrá en contacto en breve.`,
    why: 'Por favor confirme que este correo es suyo. Regístrese con él, ahora o más adelante, y la empresa quedará unida a su cuenta.',
    action: 'Confirmar este correo',
    closing: 'Si usted no inscribió una empresa, no tiene que hacer nada.',
  },
  pt: {
    subject: (name: string) => `Recebemos ${name}`,
    greeting: 'Olá!',
    received: (name: string) =>
      `Obrigado por pré-cadastrar ${name} no Rumbo. Nossa equipe avalia cada empresa antes de mostrá-la, e entrará em contato em breve.`,
    why: 'Confirme que este e-mail é seu. Cadastre-se com ele, agora ou mais tarde, e a empresa ficará ligada à sua conta.',
    action: 'Confirmar este e-mail',
    closing: 'Se você não cadastrou uma empresa, não precisa fazer nada.',
  },
};

export async function mailApplicant(
  { linkId: id }: JobPayloads['mailApplicant'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const link = await db.prisma.mailedLink.findUnique({ where: { id }, include: { provider: true } });
  if (!link?.provider || link.usedAt) return;
  const { provider, email } = link;
  const token = await renewToken(db.prisma, id);
  const { subject, greeting, received, why, action, closing } = TEXTS[provider.language];
  const name = harmless(provider.businessName);
  await mail.send({
    to: email,
    key: `applicant-${job.id}`,
    ...writeLetter({
      language: provider.language,
      subject: subject(name),
      greeting,
      paragraphs: [received(name), why],
      action: { label: action, url: `${publicUrl}/users/verify-email?token=${token}` },
      closing,
    }),
  });
}
