-- What results are narrowed by, beside the words: counts of filters read it without the words. Documents are written anew
-- at the next start; until then a document has none.
alter table search.document add column facets text[];
alter table search.pending_document add column facets text[];
