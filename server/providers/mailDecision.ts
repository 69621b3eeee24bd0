import { createLink } from '../auth/mailedLinks.ts';
import type { PrismaClient, Provider } from '../generated/prisma/client.ts';
import type { Language } from '../i18n/language.ts';
import type { JobPayloads } from '../jobs/jobPayloads.ts';
import type { JobContext, JobInfo } from '../jobs/worker.ts';
import { harmless } from '../mail/harmless.ts';
import { writeLetter } from '../mail/letter.ts';

interface Texts {
  greeting: string;
  subject: (name: string) => string;
  paragraphs: (name: string, reason: string) => string[];
  action: string;
  closing: string;
}

const CLOSING = {
  en: 'Questions? Answer through the contact on our page.',
  es: '¿Preguntas? Escríbanos por el contacto de nuestra página.',
  pt: 'Dúvidas? Fale conosco pelo contato da nossa página.',
};

const APPROVED: Record<Language, Texts> = {
  en: {
    greeting: 'Good news,',
    subject: (name) => `${name} is in the directory`,
    paragraphs: (name) => [`${name} was approved, and shippers find it from now on.`],
    action: 'See how it is found',
    closing: CLOSING.en,
  },
  es: {
    greeting: 'Buenas noticias:',
    subject: (name) => `${name} ya está en el directorio`,
    paragraphs: (name) => [`${name} fue aprobado, y desde ahora los cargadores lo encuentran.`],
    action: 'Ver cómo aparece',
    closing: CLOSING.es,
  },
  pt: {
    greeting: 'Boas notícias:',
    subject: (name) => `${name} já está no diretório`,
    paragraphs: (name) => [`${name} foi aprovada, e a partir de agora os embarcadores a encontram.`],
    action: 'Ver como aparece',
    closing: CLOSING.pt,
  },
};

const RETURNED: Record<Language, Texts> = {
  en: {
    greeting: 'Hello,',
    subject: (name) => `About ${name}`,
    paragraphs: (name, reason) => [
      `We looked at ${name} and cannot show it as it is. This is why:`,
      reason,
      'You are welcome to send it again with what is missing.',
    ],
    action: 'Send it again',
    closing: CLOSING.en,
  },
  es: {
    greeting: 'Hola:',
    subject: (name) => `Sobre ${name}`,
    paragraphs: (name, reason) => [
      `Revisamos ${name} y no podemos mostrarlo así como está. Este es el motivo:`,
      reason,
      'Puede enviarlo de nuevo con lo que falta.',
    ],
    action: 'Enviarlo de nuevo',
    closing: CLOSING.es,
  },
  pt: {
    greeting: 'Olá!',
    subject: (name) => `Sobre ${name}`,
    paragraphs: (name, reason) => [
      `Avaliamos ${name} e não podemos mostrá-la como está. Este é o motivo:`,
      reason,
      'Você pode enviá-la novamente com o que falta.',
    ],
    action: 'Enviar novamente',
    closing: CLOSING.pt,
  },
};

/** Tells the applicant what was decided, in their language. Staff's own entries have no applicant. */
export async function mailDecision(
  { decisionId }: JobPayloads['mailDecision'],
  { db, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const decision = await db.prisma.providerDecision.findUnique({
    where: { id: decisionId },
    include: { provider: true },
  });
  if (!decision?.provider.applicantEmail) return;
  const { kind, reason, provider } = decision;
  const { language, businessName, applicantEmail } = provider;
  const isApproved = kind === 'approved';
  const { greeting, subject, paragraphs, action, closing } = (isApproved ? APPROVED : RETURNED)[language];
  const url = isApproved
    ? `${publicUrl}/?q=${encodeURIComponent(businessName)}`
    : `${publicUrl}/pre-registration?resubmit=${await resubmitToken(db.prisma, provider)}`;
  const name = harmless(businessName);
  await mail.send({
    to: applicantEmail!,
    key: `decision-${job.id}`,
    ...writeLetter({
      language,
      subject: subject(name),
      greeting,
      paragraphs: paragraphs(name, reason ?? ''),
      action: { label: action, url },
      closing,
    }),
  });
}

async function resubmitToken(prisma: PrismaClient, { id, applicantEmail }: Provider): Promise<string> {
  const owner = { providerId: id };
  return (await createLink(prisma, { kind: 'resubmission', email: applicantEmail!, owner })).token;
}
