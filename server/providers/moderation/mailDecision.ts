import { emailUrl } from '#server/contacts/contactUrl.ts';
import { providerPath } from '#server/contacts/providerPath.ts';
import type { PrismaClient, Provider } from '#server/generated/prisma/client.ts';
import type { Language } from '#server/i18n/language.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { harmless } from '#server/mail/harmless.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';

interface Texts {
  greeting: string;
  subject: (name: string) => string;
  paragraphs: (name: string, reason: string) => string[];
  action: string;
  closing: (email: string) => string;
}

const QUESTIONS: Record<Language, (email: string) => string> = {
  en: (email) => `Questions? Write to ${email}.`,
  es: (email) => `¿Preguntas? Escríbanos a ${email}.`,
  pt: (email) => `Dúvidas? Escreva para ${email}.`,
};

const APPROVED: Record<Language, Texts> = {
  en: {
    greeting: 'Good news,',
    subject: (name) => `${name} is in the directory`,
    paragraphs: (name) => [`${name} was approved, and shippers can find it from now on.`],
    action: 'See its page',
    closing: QUESTIONS.en,
  },
  es: {
    greeting: 'Buenas noticias:',
    subject: (name) => `${name} ya está en el directorio`,
    paragraphs: (name) => [`${name} fue aprobada. Desde ahora, quienes tienen carga la encuentran.`],
    action: 'Ver su página',
    closing: QUESTIONS.es,
  },
  pt: {
    greeting: 'Boas notícias:',
    subject: (name) => `${name} já está no diretório`,
    paragraphs: (name) => [`${name} foi aprovada, e a partir de agora os embarcadores a encontram.`],
    action: 'Ver a página',
    closing: QUESTIONS.pt,
  },
};

const CHANGES_REQUESTED: Record<Language, Texts> = {
  en: {
    greeting: 'Hello,',
    subject: (name) => `${name} needs changes before we publish it`,
    paragraphs: (name, reason) => [
      `We reviewed ${name}. Before we publish it, please correct this:`,
      reason,
      'The form is filled in with what you sent.',
    ],
    action: 'Correct it and send it again',
    closing: QUESTIONS.en,
  },
  es: {
    greeting: 'Hola:',
    subject: (name) => `Faltan cambios para publicar ${name}`,
    paragraphs: (name, reason) => [
      `Revisamos ${name}. Antes de publicarla, por favor corrija lo siguiente:`,
      reason,
      'El formulario ya tiene los datos que usted envió.',
    ],
    action: 'Corregir y enviar de nuevo',
    closing: QUESTIONS.es,
  },
  pt: {
    greeting: 'Olá!',
    subject: (name) => `Faltam ajustes para publicar ${name}`,
    paragraphs: (name, reason) => [
      `Analisamos o cadastro de ${name}. Antes de publicá-lo, corrija por favor o seguinte:`,
      reason,
      'O formulário já traz os dados que você enviou.',
    ],
    action: 'Corrigir e enviar novamente',
    closing: QUESTIONS.pt,
  },
};

const REJECTED: Record<Language, Texts> = {
  en: {
    greeting: 'Hello,',
    subject: (name) => `${name} was not accepted`,
    paragraphs: (name, reason) => [`We reviewed ${name} and will not publish it in the directory. The reason:`, reason],
    action: 'Write to us',
    closing: (email) => `If you think this is a mistake, write to us at ${email}.`,
  },
  es: {
    greeting: 'Hola:',
    subject: (name) => `${name} no fue aceptada`,
    paragraphs: (name, reason) => [`Revisamos ${name} y no la publicaremos en el directorio. El motivo:`, reason],
    action: 'Escribirnos',
    closing: (email) => `Si cree que es un error, escríbanos a ${email}.`,
  },
  pt: {
    greeting: 'Olá!',
    subject: (name) => `${name} não foi aceita`,
    paragraphs: (name, reason) => [
      `Analisamos o cadastro de ${name} e não vamos publicá-lo no diretório. O motivo:`,
      reason,
    ],
    action: 'Fale conosco',
    closing: (email) => `Se acredita que é um engano, escreva para ${email}.`,
  },
};

const TEXTS = { approved: APPROVED, changesRequested: CHANGES_REQUESTED, rejected: REJECTED };

/** Mails the applicant what was decided, in their language. Staff's own entries have no applicant. */
export async function mailDecision(
  { decisionId }: JobPayloads['mailDecision'],
  { db, env, mail, publicUrl }: JobContext,
  job: JobInfo,
): Promise<void> {
  const decision = await db.prisma.providerDecision.findUnique({
    where: { id: decisionId },
    include: { provider: true },
  });
  if (!decision?.provider.applicantEmail || decision.kind === 'undone') return;
  const { kind, reason, provider } = decision;
  const { language, applicantEmail } = provider;
  const { greeting, subject, paragraphs, action, closing } = TEXTS[kind][language];
  const contact = env.footer.email;
  const urls = {
    approved: () => `${publicUrl}${providerPath(provider, language)}`,
    changesRequested: async () => `${publicUrl}/pre-registration?resubmit=${await resubmitToken(db.prisma, provider)}`,
    rejected: () => `${emailUrl(contact)}?subject=${encodeURIComponent(`#${provider.id}`)}`,
  };
  const name = harmless(provider.businessName);
  await mail.send({
    to: applicantEmail!,
    key: `decision-${job.id}`,
    ...writeLetter({
      language,
      subject: subject(name),
      greeting,
      paragraphs: paragraphs(name, reason ?? ''),
      action: { label: action, url: await urls[kind]() },
      closing: closing(contact),
    }),
  });
}

async function resubmitToken(prisma: PrismaClient, { id, applicantEmail }: Provider): Promise<string> {
  const owner = { providerId: id };
  return (await createLink(prisma, { kind: 'resubmission', email: applicantEmail!, owner })).token;
}
