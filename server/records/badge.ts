import type { Context } from '#server/graphql/context.ts';
import { dayIn, wordsIn } from '#server/i18n/messages.ts';
import { controlNotice } from '#server/providers/control/controlNotice.ts';
import { loadPublicProviders } from '#server/providers/public/loadPublicProviders.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import type { Language } from '#shared/language.ts';
import { shortPath } from '#shared/providerPath.ts';

type Parts = Pick<Context, 'db' | 'publicUrl'>;

interface Badge {
  id: number;
  businessName: string | null;
  status: 'published' | 'suspended';
  /** The time of the approval by staff. */
  reviewedAt: string | null;
  /** The changes of contacts or owners within the last 14 days. */
  notice: { since: string; kinds: string[] } | null;
  /** The URL of the provider's page, with the details. */
  page: string;
  /** The time of the badge, so that a copied picture shows its age. */
  asOf: string;
}

const HEADERS = {
  'Cache-Control': 'public, max-age=300',
  // the badge is embedded in pages of other sites
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * The live badge of a provider, `7.svg` or `7.json`, in its current state; null for a provider that was never
 * published.
 */
export async function serveBadge(parts: Parts, file: string): Promise<Response | null> {
  const [, digits, ending] = /^(\d{1,10})\.(svg|json)$/.exec(file) ?? [];
  const found = await loadBadge(parts, readDatabaseId(digits));
  if (!found) return null;
  if (ending === 'json') return Response.json(found.badge, { headers: HEADERS });
  return new Response(draw(found.badge, found.language), { headers: { ...HEADERS, 'Content-Type': 'image/svg+xml' } });
}

async function loadBadge({ db, publicUrl }: Parts, id: number): Promise<{ badge: Badge; language: Language } | null> {
  const page = publicUrl + shortPath(id);
  const asOf = new Date().toISOString();
  const [provider] = await loadPublicProviders(db.prisma, [id]);
  if (!provider) {
    const suspended = await db.prisma.provider.findFirst({
      where: { id, status: 'suspended' },
      select: { language: true },
    });
    if (!suspended) return null;
    const nothing = { businessName: null, reviewedAt: null, notice: null };
    return { badge: { id, ...nothing, status: 'suspended', page, asOf }, language: suspended.language };
  }
  const { businessName, approvedAt, controlChanges, language } = provider;
  const notice = controlNotice(controlChanges);
  const badge: Badge = {
    ...{ id, businessName, status: 'published', reviewedAt: approvedAt?.toISOString() ?? null, page, asOf },
    notice: notice && { since: notice.since.toISOString(), kinds: notice.kinds },
  };
  return { badge, language };
}

const MOST_CHARACTERS = 32;
/** Longer lines are made narrower, because the date at their end must not be cut off. */
const LINE_CHARACTERS = 46;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** Draws a small and plain badge: it states the published data and its date, and is not a seal of approval. */
function draw({ businessName, status, notice, asOf }: Badge, language: Language): string {
  const words = wordsIn(language);
  const day = (time: string) => dayIn(language, new Date(time));
  const name = [...(businessName ?? '')];
  const title = name.length > MOST_CHARACTERS ? `${name.slice(0, MOST_CHARACTERS - 1).join('')}…` : name.join('');
  const line = notice
    ? words('badge.changed', { date: day(notice.since) })
    : words(`badge.${status}`, { date: day(asOf) });
  // the date of a notice is that of the change: the current date is added, so that a copied picture shows its age
  const today = notice ? day(asOf) : '';
  const colour = status === 'suspended' || notice ? '#a3180f' : '#5a6475';
  const fit = line.length > LINE_CHARACTERS ? ' textLength="252" lengthAdjust="spacingAndGlyphs"' : '';
  const label = ['Rumbo:', title, line, today && `(${today})`].filter(Boolean).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="64" viewBox="0 0 280 64" role="img" aria-label="${escaped(label)}"><title>${escaped(label)}</title><rect x=".5" y=".5" width="279" height="63" rx="8" fill="#fff" stroke="#c6d4ea"/><g font-family="Arial,Helvetica,sans-serif"><text x="14" y="20" font-size="11" font-weight="bold" fill="#cb1f31">Rumbo</text><text x="266" y="20" font-size="11" text-anchor="end" fill="#5a6475">${today}</text><text x="14" y="38" font-size="13" font-weight="bold" fill="#0b1a38">${escaped(title)}</text><text x="14" y="54" font-size="11" fill="${colour}"${fit}>${escaped(line)}</text></g></svg>`;
}
