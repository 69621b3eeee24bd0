import { message } from '#server/i18n/messages.ts';
import { useAssistant } from './assistant.ts';
import { eventually } from './eventually.ts';
import type { TestApp } from './testApp.ts';
import type { visitor } from './visitor.ts';

const ASKED = `query ($id: ID!, $name: String!) {
  provider(id: $id) { path language controlNotice { since } }
  providerRecord(id: $id) { jws }
  searchProviders(keywords: $name) { edges { node { databaseId controlNotice { since } } } } }`;

/** The words of the page, before the day. */
const ON_PAGE = ['Contacts changed on', 'New page owner since', 'Control under review since'];

/** Of an endpoint with the events of changes. */
const LAST_EVENT = 'select payload from webhook_events where provider_id = $1 order by id desc limit 1';

interface Noticed {
  controlNotice: { since: string } | null;
}

/** Every surface that has the notice of a changed control. */
export const EVERY_SURFACE = ['graphql', 'card', 'rest', 'page', 'badge', 'svg', 'csv', 'webhook', 'mcp', 'record'];

/** The surfaces on which everybody reads the notice of a provider with its date, in the order of `EVERY_SURFACE`. */
export async function noticedOn(
  test: TestApp,
  staff: Pick<ReturnType<typeof visitor>, 'get'>,
  id: number,
  name: string,
) {
  const { data } = (await test.graphql(ASKED, { id, name })).body;
  const { path, language, controlNotice } = data.provider;
  if (!controlNotice) return [];
  const { since } = controlNotice;
  const written = (locale: string, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(since));
  const has = (body: Noticed | undefined) => body?.controlNotice?.since === since;
  const bodyOf = async (address: string) => (await test.get(address, { 'accept-language': 'en' })).body;
  const [rest, page, badge, svg, csv, mcp] = await Promise.all([
    bodyOf(`/api/public-providers/${id}`),
    bodyOf(path),
    bodyOf(`/badge/${id}.json`),
    bodyOf(`/badge/${id}.svg`),
    staff.get(`/api/providers/export.csv?q=${encodeURIComponent(name)}`),
    useAssistant(test).answerOf('get_carrier', { id }),
  ]);
  const lastEvent = async () => {
    const { rows } = await test.db.pool.query<{ payload: string }>(LAST_EVENT, [id]);
    return JSON.parse(rows[0]!.payload).data as Noticed;
  };
  const edge = data.searchProviders.edges.find(({ node }: { node: { databaseId: number } }) => node.databaseId === id);
  const record = JSON.parse(Buffer.from(data.providerRecord.jws.split('.')[1], 'base64url').toString());
  const shortDay = written('en', { day: 'numeric', month: 'short' });
  const onBadge = message('badge.changed', language.toLowerCase(), {
    date: written(language, { dateStyle: 'medium' }),
  });
  const surfaces: Record<string, boolean> = {
    graphql: true,
    card: has(edge?.node),
    rest: has(rest),
    page: ON_PAGE.some((words) => String(page).includes(`${words} ${shortDay}`)),
    badge: badge.notice?.since === since,
    svg: String(svg).includes(`>${onBadge}</text>`),
    csv: String(csv.body).includes(`: ${since.slice(0, 10)}`),
    // of a claim it is sent by a job
    webhook: has(await eventually(lastEvent)),
    mcp: has(mcp),
    record: has(record.shown),
  };
  return EVERY_SURFACE.filter((surface) => surfaces[surface]);
}
