-- no transaction
create index concurrently if not exists watches_partner_id_idx on watches (partner_id);
