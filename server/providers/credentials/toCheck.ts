import { OF_BUSINESS } from '#server/credentials/sql/proofs.ts';

/**
 * The credentials that staff have to review, as SQL over `c` (provider_credentials) and `p` (providers): credentials
 * without a check under the current name and region, and credentials whose last check is a difference found in a file.
 */
export const TO_CHECK = {
  from: 'provider_credentials c join providers p on p.id = c.provider_id',
  where: `p.status = 'approved' and coalesce((
    select k.by = 'file' and k.result <> 'match' from credential_checks k
    where k.provider_id = c.provider_id and k.kind = c.kind and k.number = c.number
      and ${OF_BUSINESS}
    order by k.source_date desc, k.id desc limit 1), true)`,
};
