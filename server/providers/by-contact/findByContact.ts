import { parsePhones } from '#server/contacts/phones/parsePhones.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Queryable } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { domainsLookAlike, isSharedDomain } from '../control/ownDomain.ts';

/** The source of a published contact: the business, a branch, or the website. */
type Source = 'contact' | 'branch' | 'website';

interface Row {
  providerId: number;
  addressId: number;
  source: Source;
  value: string;
  updatedAt: Date;
}

export interface ContactMatch extends Row {
  likeness: 'exact' | 'domain' | 'ending' | 'lookalike';
}

export interface ContactSearch {
  kind: 'phone' | 'email' | 'domain';
  /** The domain of an address or website; null for a phone. */
  domain: string | null;
  isShared: boolean;
  matches: ContactMatch[];
}

export const MOST_MATCHES = 10;
const MAX_LENGTH = 254;
const PHONE = /^[+(\d][\d\s().+-]{6,40}$/;
const DOMAIN = /^(?=.{4,253}$)(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}[\p{L}\d-]{1,61}$/u;

/**
 * The approved providers that publish a phone number, an e-mail address or a website. Throws `Invalid` for any other
 * text.
 */
export async function findByContact(
  { reads, gazetteer }: { reads: Queryable; gazetteer: Gazetteer },
  text: string,
): Promise<ContactSearch> {
  const typed = parseText(text, { field: 'text', max: MAX_LENGTH }).toLowerCase();
  if (PHONE.test(typed)) {
    const rows = await findPhones(reads, typed);
    const matches = rows.map((row) => ({ ...row, likeness: likenessOf(typed, row, gazetteer) }) as const);
    return { kind: 'phone', domain: null, isShared: false, matches: bestFirst(matches) };
  }
  const isEmail = typed.includes('@');
  const domain = isEmail ? typed.slice(typed.lastIndexOf('@') + 1) : hostOf(typed);
  if (!DOMAIN.test(domain)) throw new Invalid('contact.notRecognized', { field: 'text' });
  const isShared = isSharedDomain(domain);
  const rows = await findDomain(reads, { domain: isShared ? '' : domain, email: isEmail ? typed : '' });
  const likeness = ({ source, value }: Row) => {
    const published = value.toLowerCase();
    if (hostOf(published.slice(published.lastIndexOf('@') + 1)) !== domain) return 'lookalike';
    return (isEmail ? published === typed : source === 'website') ? 'exact' : 'domain';
  };
  const matches = rows.map((row) => ({ ...row, likeness: likeness(row) }) as const);
  return { kind: isEmail ? 'email' : 'domain', domain, isShared, matches: bestFirst(matches) };
}

const hostOf = (typed: string) =>
  typed
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/:?#]/, 1)[0]!;

const LIKENESSES = ['exact', 'domain', 'ending', 'lookalike'];

function bestFirst(matches: ContactMatch[]): ContactMatch[] {
  const rank = ({ likeness, providerId }: ContactMatch) => LIKENESSES.indexOf(likeness) * 2 ** 31 + providerId;
  return matches.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_MATCHES);
}

/**
 * The likeness of a typed and a published number: `exact` when the text is the number in the notation of the provider's
 * country.
 */
function likenessOf(typed: string, { value, addressId }: Row, gazetteer: Gazetteer): ContactMatch['likeness'] {
  const digits = (phone: string) => phone.split(';', 1)[0]!.replaceAll(/\D/g, '');
  const stored = digits(value);
  if (digits(typed) === stored) return 'exact';
  const { countryCode } = gazetteer.get(addressId)!;
  const isRead = (['any', 'land', 'mobile'] as const).some((kind) =>
    parsePhones(typed, countryCode, kind).some((reading) => digits(reading.value) === stored),
  );
  const national = typed.startsWith('+') ? '' : digits(typed).replace(/^0+/, '');
  return isRead || (national.length >= NATIONAL_DIGITS && stored.endsWith(national)) ? 'exact' : 'ending';
}

/** The number of digits of a phone number with its area code. */
const NATIONAL_DIGITS = 9;

const COLUMNS = 'p.id "providerId", p.address_id "addressId"';
const APPROVED = "providers p on p.id = c.provider_id and p.status = 'approved'";

const KEYS = 'array(select duplicates.phone_key(number) from unnest($1::text[]) number)';

/**
 * Finds phones by their last eight digits, which are the same with and without the "15" of Argentine mobile numbers.
 */
async function findPhones(pool: Queryable, typed: string): Promise<Row[]> {
  const numbers = [typed, ...parsePhones(typed, 'AR', 'mobile').map(({ value }) => value)];
  const { rows } = await pool.query<Row>({
    name: 'providers.byPhone',
    text: `select ${COLUMNS}, 'contact' source, c.contact_value "value", c.updated_at "updatedAt"
      from contacts c join ${APPROVED}
      where c.contact_type <> 'email' and duplicates.phone_key(c.contact_value) = any (${KEYS})
      union all
      select ${COLUMNS}, 'branch', c.phone, c.updated_at from provider_branches c join ${APPROVED}
      where c.phone is not null and duplicates.phone_key(c.phone) = any (${KEYS})
      limit 50`,
    values: [numbers],
  });
  return rows;
}

/** The typed domain as an address, because the domains of addresses are compared. */
const TYPED = "('x@' || $1)";
const MAIL_OF_SITE = "('x@' || duplicates.site_key(p.website_url))";

async function findDomain(pool: Queryable, { domain, email }: { domain: string; email: string }): Promise<Row[]> {
  const { rows } = await pool.query<Row>({
    name: 'providers.byDomain',
    text: `select ${COLUMNS}, 'contact' source, c.contact_value "value", c.updated_at "updatedAt"
      from contacts c join ${APPROVED}
      where c.contact_type = 'email'
        and (lower(c.contact_value) = $2 or split_part(lower(c.contact_value), '@', 2) = nullif($1, '')
          or ${domainsLookAlike(TYPED, 'c.contact_value')})
      union all
      select ${COLUMNS}, 'website', p.website_url, p.updated_at from providers p
      where p.website_url is not null and p.status = 'approved'
        and (duplicates.site_key(p.website_url) = nullif($1, '') or ${domainsLookAlike(TYPED, MAIL_OF_SITE)})
      limit 50`,
    values: [domain, email],
  });
  return rows;
}
