-- Imports of files as offices publish them: the header and the raw cells are stored, and how the columns are read.
delete from provider_imports;
alter type provider_import_status add value 'undoing';
alter type provider_import_status add value 'undone';
alter type provider_import_verdict add value 'duplicate';
alter table provider_imports drop column columns, add column header text[] not null, add column header_key text not null,
  add column mapping jsonb not null, add column duplicate_count int not null default 0,
  add column approval_reason text;
create index provider_imports_header_key_id_idx on provider_imports (header_key, id);
alter table provider_import_rows drop column data, drop column "column", add column cells text[] not null,
  add column is_wanted boolean not null default false, add column twin_keys text[] not null default '{}',
  add column likeness_id int references providers on update cascade on delete set null, add column likeness_line int,
  add column before jsonb, add column written_version int;
create index provider_import_rows_likeness_id_idx on provider_import_rows (likeness_id);
create index provider_import_rows_twin_keys on provider_import_rows using gin (twin_keys) with (fastupdate = off);
