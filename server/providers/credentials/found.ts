import { OF_BUSINESS } from '#server/credentials/sql/proofs.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import { type CheckResult, dayText } from '#shared/credentials.ts';

/** The entry of a declared credential in the file of a register, and its last check. */
export interface Found {
  id: number;
  providerId: number;
  number: string;
  ofName: string;
  seenName: string | null;
  result: CheckResult;
  /** The result of the last check of the number under the current name and region; null when there was none. */
  last: CheckResult | null;
  lastBy: 'staff' | 'file' | null;
  lastSeenName: string | null;
  /** The source date of the last check. */
  lastDate: Date | null;
}

/** The number of providers per batch: small, so that saving one of them is delayed only briefly. */
export const BATCH = 200;
/** The minimum similarity of names without legal forms and with the same digits. */
const SURE_LIKENESS = 0.9;

/** Whether staff have already accepted the different name. */
export const isJudged = ({ result, last, lastBy, seenName, lastSeenName }: Found) =>
  result === 'other_name' && last === 'match' && lastBy === 'staff' && seenName === lastSeenName;

/** Whether the same source has already reported the same result. */
export const isKnown = ({ result, last, lastBy, seenName, lastSeenName, lastDate }: Found, sourceDate: Date) =>
  lastBy === 'file' &&
  result === last &&
  seenName === lastSeenName &&
  lastDate !== null &&
  dayText(lastDate) === dayText(sourceDate);

/** Whether a result changes the shown credentials. */
export const isShown = ({ result, last }: Found) => result === 'match' || last === 'match';

/** The results of the next credentials, at most a batch. `which` is a condition on their rows. */
export function compare(tx: Prisma.TransactionClient, which: Prisma.Sql): Promise<Found[]> {
  return tx.$queryRaw<Found[]>`
    select c.id, c.provider_id as "providerId", c.number, p.business_name as "ofName", r.name as "seenName",
      case when r.number is null then 'not_found'
        when not r.active then 'inactive'
        when similarity(duplicates.name_key(r.name), duplicates.name_key(p.business_name)) >= ${SURE_LIKENESS}::real
          and duplicates.numbers(r.name) = duplicates.numbers(p.business_name)
          and trim(search.fold(r.region)) = any (array[trim(search.fold(g.name))] || g.alternates)
          -- only a published rival counts: anyone can submit a form with another business's number
          and not exists (select from provider_credentials o
            join providers rival on rival.id = o.provider_id and rival.status = 'approved'
            where o.kind = c.kind and o.number = c.number and o.provider_id <> c.provider_id) then 'match'
        else 'other_name' end as result,
      k.result::text as last, k.by::text as "lastBy", k.seen_name as "lastSeenName", k.source_date as "lastDate"
    from (select * from provider_credentials where ${which} order by id limit ${BATCH}) c
    join providers p on p.id = c.provider_id
    join addresses a on a.id = p.address_id
    left join addresses g on g.id = credentials.region_of(a.id)
    left join register_rows r on r.kind = c.kind and r.number = c.number
    left join lateral (
      select * from credential_checks k
      where k.provider_id = c.provider_id and k.kind = c.kind and k.number = c.number
      order by k.source_date desc, k.id desc limit 1
    ) k on ${Prisma.raw(OF_BUSINESS)}
    order by c.id`;
}
