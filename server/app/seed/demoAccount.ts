import { Readable } from 'node:stream';
import { createFile, storeDocument } from '#server/files/storeImage.ts';
import type { Db } from '#server/platform/db.ts';
import type { Storage } from '#server/storage/storage.ts';

/**
 * Loads of a shipper, each with three contacted businesses at its origin: one named a price, one answered without a
 * price, one has not answered.
 */
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

/** Staff notes about the reported providers. */
const NOTES = `insert into staff_notes (provider_id, user_id, text, created_at)
  select p.id, u.id, (array['Llamé al número de su registro: lo confirman.', 'Sin respuesta desde el lunes.',
    'Otro titular en el registro: pedir el contrato.'])[(p.nth - 1) % 3 + 1], now() - p.nth * interval '1 day'
  from users u, (select r.provider_id as id, row_number() over (order by r.provider_id)::int as nth
    from (select distinct provider_id from provider_reports) r) p
  where u.email = $1 and u.is_super_admin`;

/** A PDF of one page with one line of plain text. */
function pdf(text: string): Buffer {
  const drawing = `BT /F 24 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  let table = '0000000000 65535 f \n';
  for (const [at, object] of objects.entries()) {
    table += `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${at + 1} 0 obj${object}endobj\n`;
  }
  const trailer = `trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(`${body}xref\n0 6\n${table}${trailer}`, 'latin1');
}

/** Stores a document as evidence for the first credential without a check. */
async function storeCertificate({ prisma, pool }: Db, storage: Storage): Promise<void> {
  const { rows } = await pool.query<{ providerId: number; kind: string; number: string }>(
    `select provider_id as "providerId", kind, number from provider_credentials d
     where not exists (select from credential_checks where (provider_id, kind, number) = (d.provider_id, d.kind, d.number))
     order by provider_id limit 1`,
  );
  for (const key of rows) {
    const bytes = pdf(`${key.kind.toUpperCase()} ${key.number}`);
    const document = await storeDocument(storage, Readable.from([bytes]), bytes.length);
    await prisma.$transaction(async (tx) => {
      await tx.credentialFile.create({ data: { ...key, fileId: await createFile(tx, document, null) } });
    });
  }
}

/** Gives the first super admin of a demo directory loads, staff notes, and a document to check. */
export async function fillDemoAccount({ db, storage }: { db: Db; storage: Storage }, email: string): Promise<void> {
  await db.pool.query(LOADS, [email]);
  await db.pool.query(NOTES, [email]);
  await storeCertificate(db, storage);
}
