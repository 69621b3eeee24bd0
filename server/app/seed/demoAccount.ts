import type { Pool } from 'pg';

/** Loads of a shipper, each with three businesses at its origin: answers of each kind, and one missing. */
const LOADS = `with load as (
    insert into loads (user_id, key, from_text, to_text, cargo, weight, date_text, note, created_at, changed_at)
    select u.id, gen_random_uuid(), l."from", l."to", l.cargo, l.weight, l.date, l.note, l.at, l.at
    from users u, (values
      ('Rosario', 'Asunción', 'Soja a granel', '28 t', '', 'Descarga de 7 a 15 h.', now() - interval '2 days'),
      ('Mendoza', 'Santiago', 'Vino en cajas', '24 pallets', '', '', now() - interval '9 days'),
      ('Medellín', 'Bogotá', 'Alimentos refrigerados', '8 t', '', 'Entre 2 y 4 °C.', now() - interval '20 days'))
      l ("from", "to", cargo, weight, date, note, at)
    where u.email = $1 and u.is_super_admin
    returning id, from_text, created_at
  )
  insert into load_asks (load_id, provider_id, way, asked_at, is_sent, answer, price, changed_at)
  select load.id, p.id, 'whatsapp', load.created_at, true, (array['price', 'answered', null])[p.nth]::ask_answer,
    case when p.nth = 1 then 'USD 1.450' else '' end, load.created_at + interval '5 hours'
  from load cross join lateral (
    select p.id, row_number() over (order by p.id)::int as nth from providers p join addresses a on a.id = p.address_id
    where p.status = 'approved' and a.kind = 'city' and a.name = load.from_text order by p.id limit 3) p`;

/** What staff wrote down about the reported providers. */
const NOTES = `insert into staff_notes (provider_id, user_id, text, created_at)
  select p.id, u.id, (array['Llamé al número de su registro: lo confirman.', 'Sin respuesta desde el lunes.',
    'Otro titular en el registro: pedir el contrato.'])[(p.nth - 1) % 3 + 1], now() - p.nth * interval '1 day'
  from users u, (select r.provider_id as id, row_number() over (order by r.provider_id)::int as nth
    from (select distinct provider_id from provider_reports) r) p
  where u.email = $1 and u.is_super_admin`;

/** Gives the first super admin of a demo loads, and staff notes. */
export async function fillDemoAccount(pool: Pool, email: string): Promise<void> {
  await pool.query(LOADS, [email]);
  await pool.query(NOTES, [email]);
}
