-- What of a file is read, the file itself until it is written, and rows that are one provider.
alter table provider_imports add column source jsonb not null default '{}';
alter table provider_import_rows add column lead_id integer;

create table provider_import_files (
  import_id integer not null,
  content bytea not null,
  constraint provider_import_files_pkey primary key (import_id),
  constraint provider_import_files_import_id_fkey foreign key (import_id)
    references provider_imports (id) on delete cascade on update cascade
);
