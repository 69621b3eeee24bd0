-- no transaction
-- The filter of the list finds the beginnings of words: '% prov%'. Most entries have no values.
create index concurrently if not exists logs_values on logs using gin (rules.log_values(parameters) gin_trgm_ops)
  where parameters is not null;
