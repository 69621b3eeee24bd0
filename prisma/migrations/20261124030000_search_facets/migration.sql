-- What results are narrowed and sorted by. Documents are written anew at the next start, with the weight B in `terms`:
-- '@' with its id for each service, '@s' for each subcategory, '@c' for each category, '@p' for each region and country of a
-- site; '@whatsapp' and '@image' of providers that have one.
alter table search.document add column approved_at timestamptz not null default now();
alter table search.document alter column approved_at drop default;
alter table search.pending_document add column approved_at timestamptz not null default now();
alter table search.pending_document alter column approved_at drop default;
-- services of which one must be offered near the place; null where any may
alter type search.wanted add attribute narrowed int[];
create index document_approved_at on search.document (approved_at desc, provider_id);
