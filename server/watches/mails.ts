import type { Watch } from '#server/generated/prisma/client.ts';
import { dayIn, type Words, wordsIn } from '#server/i18n/messages.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import { harmless, type Letter, writeLetter } from '#server/mail/letter.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';
import { shortPath } from '#shared/providerPath.ts';
import { readSearch, searchLine } from '#shared/searchAddress.ts';
import { type Facts, NEWS, type News } from './facts.ts';

/** The maximum number of names in a mail; the page shows all of them. */
const MOST_NAMED = 10;

/** A one-line description of the subject of a watch. */
export function titleOf({ query, facts }: Pick<Watch, 'query' | 'facts'>, words: Words): string {
  if (query === '') return harmless((facts as Facts | null)?.name ?? '');
  return searchLine(readSearch(new URLSearchParams(query)), words('search.areaName'));
}

type Content = Pick<Letter, 'paragraphs' | 'action' | 'link' | 'summary'> & { subject: string };

/** Asks the owner of an address to confirm a watch: the mail contains nothing else from the form. */
export const mailWatchConfirmation: Job<'mailWatchConfirmation'> = async ({ watchId: id }, context, job) => {
  const { db, publicUrl } = context;
  const watch = await db.prisma.watch.findUnique({ where: { id }, include: { provider: true } });
  if (!watch || watch.confirmedAt) return;
  const { token } = await createLink(db.prisma, { kind: 'watch', email: watch.email, about: id });
  const { rhythm, language } = watch;
  const words = wordsIn(language);
  const title = watch.provider ? harmless(watch.provider.businessName) : harmless(titleOf(watch, words));
  await send(context, watch, `watch-${job.id}`, {
    subject: words('mail.watch.subject'),
    paragraphs: [words('mail.watch.text', { title }), words(`mail.watch.${rhythm}`)],
    action: { label: words('mail.watch.action'), url: `${publicUrl}/watches/confirm?token=${token}` },
    closing: words('mail.watch.closing'),
  });
};

/** Mails the news of a watch, with links that show, renew and end it. */
export const mailWatchNews: Job<'mailWatchNews'> = async ({ watchId: id, providerIds, news }, context, job) => {
  const { db, publicUrl } = context;
  const watch = await db.prisma.watch.findFirst({ where: { id, endsAt: { gt: new Date() } } });
  if (!watch) return;
  const words = wordsIn(watch.language);
  const title = titleOf(watch, words);
  const body = providerIds
    ? await ofSearch(context, watch, { title, providerIds, words })
    : ofProvider(watch, { title, news: news ?? [], words, publicUrl });
  if (!body) return;
  const { token } = await createLink(db.prisma, { kind: 'watches', email: watch.email, about: id });
  const endUrl = `${publicUrl}/watches?token=${token}`;
  await send(context, watch, `watch-news-${job.id}`, {
    ...body,
    link: { label: words('mail.watchNews.end'), url: endUrl },
    closing: words('mail.watchNews.why', { until: dayOf(watch) }),
    endUrl,
  });
};

/** Mails once that a watch ends soon, with a link that renews it with one click. */
export const mailWatchEnd: Job<'mailWatchEnd'> = async ({ watchId: id }, context, job) => {
  const { db, publicUrl } = context;
  const watch = await db.prisma.watch.findFirst({
    where: { id, endsAt: { gt: new Date() }, endToldAt: { not: null } },
  });
  if (!watch) return;
  const words = wordsIn(watch.language);
  const about = { title: titleOf(watch, words), until: dayOf(watch) };
  const { token } = await createLink(db.prisma, { kind: 'watches', email: watch.email, about: id });
  await send(context, watch, `watch-end-${job.id}`, {
    subject: words('mail.watchEnd.subject'),
    paragraphs: [words('mail.watchEnd.text', about)],
    action: { label: words('mail.watchEnd.action'), url: `${publicUrl}/watches/renew?token=${token}` },
    link: { label: words('mail.watchNews.end'), url: `${publicUrl}/watches?token=${token}` },
    closing: words('mail.watchEnd.closing'),
  });
};

const dayOf = ({ language, endsAt }: Watch) => dayIn(language, endsAt);

interface About {
  title: string;
  words: Words;
}

/**
 * The content of a mail about a search; null if none of the matches is still public. Matches that are not public are
 * stored for a later sweep, and excluded from a retry.
 */
async function ofSearch(
  { db, publicUrl }: JobContext,
  { id: watchId, query, untoldIds }: Watch,
  { title, providerIds, words }: About & { providerIds: number[] },
): Promise<Content | null> {
  const found = await db.prisma.provider.findMany({
    where: { id: { in: providerIds, notIn: untoldIds }, status: 'approved' },
    select: { id: true, businessName: true, address: { select: { name: true, countryCode: true } } },
    orderBy: { approvedAt: 'desc' },
  });
  if (found.length < providerIds.length)
    await db.prisma.$executeRaw`
      update watches set untold_ids = array(select unnest(untold_ids) union select unnest(${providerIds}::int[])
        except select unnest(${found.map(({ id }) => id)}::int[])) where id = ${watchId}`;
  if (found.length === 0) return null;
  const lines = found
    .slice(0, MOST_NAMED)
    .map(({ id, businessName, address }) =>
      [`${harmless(businessName)} · ${address.name}, ${address.countryCode}`, `${publicUrl}${shortPath(id)}`].join(
        '\n',
      ),
    );
  const more = found.length - lines.length;
  return {
    subject: words('mail.watchNews.found', { count: found.length, title: harmless(title) }),
    paragraphs: [
      words('mail.watchNews.foundText', { count: found.length, title: harmless(title) }),
      ...lines,
      ...(more > 0 ? [words('mail.watchNews.more', { count: more })] : []),
    ],
    action: { label: words('mail.watchNews.search'), url: `${publicUrl}/${query}` },
  };
}

function ofProvider(
  { providerId }: Watch,
  { title, news, words, publicUrl }: About & { news: string[]; publicUrl: string },
): Content {
  const told = NEWS.filter((item) => news.includes(item)).map((item: News) => `• ${words(`mail.watchNews.${item}`)}`);
  return {
    subject: words('mail.watchNews.changed', { title }),
    paragraphs: [words('mail.watchNews.changedText', { title }), told.join('\n')],
    ...(providerId && {
      action: { label: words('mail.watchNews.page'), url: `${publicUrl}${shortPath(providerId)}` },
    }),
  };
}

async function send(
  { mail }: JobContext,
  { email, language }: Watch,
  key: string,
  { endUrl, ...content }: Content & { closing: string; endUrl?: string },
): Promise<void> {
  await mail.send({
    to: email,
    key,
    ...(endUrl && { endUrl }),
    ...writeLetter({ language, greeting: wordsIn(language)('mail.hello'), ...content }),
  });
}
