-- An entry of the log is a code and values, of which the sentence is made when it is read. Entries with English sentences
-- are not kept. The triggers that protect the log name its columns: the file of functions makes them again.
drop trigger if exists logs_are_not_changed on logs;
drop trigger if exists logs_are_not_emptied on logs;
truncate logs;
alter table logs drop column message, add column code text not null, add column parameters jsonb;
create index logs_code_id_idx on logs (code, id);
