import { message } from '#server/i18n/messages.ts';
import { LANGUAGES } from '#shared/language.ts';

/** Control changes: one provider in a hundred has a notice, and every kind occurs. */
const CONTROL_CHANGES = `with changed as (
    update contacts c set updated_at = now() - interval '3 days' from providers p
    where p.id = c.provider_id and p.status = 'approved' and p.id % 100 = 7 and c.contact_type <> 'email'
    returning c.provider_id, c.contact_value, c.updated_at
  )
  insert into control_changes (provider_id, kind, removed, added, at, until)
  select provider_id, (array['contacts', 'owner', 'mail_domain', 'claim_pending'])[provider_id / 100 % 4 + 1]::control_kind,
    array['+15550100200'], array_agg(contact_value), min(updated_at), min(updated_at) + interval '14 days'
  from changed group by provider_id`;

/** A third of the providers have confirmed their listing within the last ten months. */
const CONFIRMATIONS = `update providers set confirmed_at = greatest(approved_at, now() - make_interval(days => id % 300))
  where status = 'approved' and id % 3 = 0`;

/**
 * Reports of each kind: a suspicion of fraud from three networks, one report with an answer, and one decided report.
 */
const REPORTS = `insert into provider_reports (provider_id, kind, state, contact_id, proposed, text, email, language, network,
    answer, answered_at, reason, decided_at)
  select p.id, r.kind::report_kind, (case when nth = 6 then 'refused' else 'pending' end)::report_state,
    case when r.kind = 'wrong_phone' then (select min(c.id) from contacts c where c.provider_id = p.id and c.contact_type <> 'email') end,
    case when r.kind = 'wrong_phone' then '+15550100201' end, r.text, r.reporter || '@reports.example', 'es', r.network,
    case when nth = 5 then 'El chofer fue reemplazado; la carga llegó el mismo día.' end, case when nth = 5 then now() end,
    case when nth = 6 then 'Llamamos: siguen atendiendo.' end, case when nth = 6 then now() end
  from (values (1, 'wrong_phone', 'Atiende otra persona.', 'ana', '198.51.100.0/24'),
    (2, 'closed', 'El galpón está vacío desde marzo.', 'rui', '203.0.113.0/24'),
    (3, 'fraud', 'Pidieron un anticipo y no vinieron.', 'eva', '192.0.2.0/24'),
    (3, 'fraud', 'Cobraron y no cargaron.', 'leo', '198.51.100.0/24'),
    (3, 'fraud', 'El chofer no era de la empresa.', 'mia', '203.0.113.0/24'),
    (4, 'not_them', 'El correo es de una panadería.', 'ivo', '192.0.2.0/24'),
    (5, 'fraud', 'El chofer era otro.', 'noa', '192.0.2.0/24'),
    (6, 'closed', 'No contestan.', 'teo', '198.51.100.0/24')) r (nth, kind, text, reporter, network)
  join (select id, row_number() over (order by id) as nth from providers where status = 'approved' limit 6) p using (nth)`;

/** The register of Colombia, as if loaded: its carriers have vehicles in it, except for every seventh. */
const REGISTER = `with checked as (
    select k.*, r.name as region from credential_checks k join providers p on p.id = k.provider_id
    join addresses a on a.id = p.address_id left join addresses r on r.id = a.region_id
    where k.kind = 'rndc' and k.by = 'file'
  ), register as (
    insert into registers (kind, source, source_date, rows)
    select 'rndc', min(source), max(source_date), count(distinct number) from checked returning kind
  )
  insert into register_rows (kind, number, name, region, active, units)
  select distinct on (number) register.kind, number, seen_name, region, result <> 'inactive',
    case when provider_id % 7 = 0 then 0 else provider_id % 40 + 1 end
  from checked, register order by number, provider_id`;

/**
 * Twelve networks reported each answer: one provider in eight usually answers within a day, and one in forty does not.
 */
const ANSWERS = `insert into provider_answers (provider_id, bucket, month, is_within_a_day, proof)
  select p.id, nth, date_trunc('month', now() at time zone 'UTC')::date, p.id % 40 <> 5, decode(md5(p.id || ' ' || nth), 'hex')
  from providers p, generate_series(1, 12) nth where p.status = 'approved' and p.id % 8 = 5`;

/** A business that must not be listed. */
const UNLISTED = `insert into unlisted (kind, key) values ('phone', '+15550100299'), ('name', 'fletes olvidados')`;

const REASON = LANGUAGES.map((code) => `when '${code}' then $$${message('confirmation.hidden', code)}$$`).join(' ');

/** A listing that was hidden two days ago because it had not been confirmed for 18 months. */
const HIDDEN = `with hidden as (
    update providers set status = 'suspended', approved_at = now() - interval '20 months', created_at = now() - interval '20 months',
      suspended_at = now() - interval '2 days', dormant_since = now() - interval '2 days', confirmations_asked = 4,
      confirmation_asked_at = now() - interval '32 days', version = version + 1
    where id = (select max(id) from providers where status = 'waiting')
    returning id, version, suspended_at, language
  )
  insert into provider_decisions (provider_id, kind, reason, version, created_at)
  select id, 'suspended', case language ${REASON} end, version, suspended_at from hidden`;

/**
 * A business whose mail domain, changed yesterday, imitates that of another business, with a zero instead of an "o".
 */
const LOOK_ALIKE = `with original as (
    select provider_id, contact_value as mail from contacts c join providers p on p.id = provider_id
    where p.status = 'approved' and contact_type = 'email' and contact_value ~ '@[^.]*o' order by provider_id limit 1
  ), copy as (
    update contacts c set contact_value = split_part(mail, '@', 1) || '@' || replace(split_part(mail, '@', 2), 'o', '0'),
      updated_at = now() - interval '1 day'
    from original where c.id = (select min(id) from contacts where contact_type = 'email' and provider_id = (
      select min(x.provider_id) from contacts x join providers p on p.id = x.provider_id
      where p.status = 'approved' and contact_type = 'email' and x.provider_id > original.provider_id))
    returning c.provider_id, c.contact_value, original.provider_id as similar_id, c.updated_at
  )
  insert into control_changes (provider_id, kind, added, similar_id, at, until)
  select provider_id, 'lookalike', array[contact_value], similar_id, updated_at, updated_at + interval '14 days' from copy`;

/** Statements that add what registers and other people report about the demo providers. */
export const DEMO_FACTS: readonly string[] = [
  CONTROL_CHANGES,
  CONFIRMATIONS,
  REPORTS,
  REGISTER,
  ANSWERS,
  UNLISTED,
  HIDDEN,
  LOOK_ALIKE,
];
