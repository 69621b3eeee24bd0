-- The role that serves requests asks for work, and takes work back, through these functions alone: the queue's own
-- tables are closed to everybody but their owner. The queue's schema is made after the migrations, so names are resolved
-- when a function runs.
create schema jobs;

create function jobs.add(name text, payload json, job_key text, after_seconds int) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(name, payload, job_key => job_key,
    run_at => now() + after_seconds * interval '1 second');
end $$;
comment on function jobs.add is
  'Adds a job, to be done once the transaction commits. A waiting job of the same key is replaced.';

create function jobs.add_many(name text, jobs json) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_jobs(array(
    select (name, job.payload, job.queue, now(), null, job.key, null, null)::graphile_worker.job_spec
    from json_to_recordset(jobs) as job (payload json, key text, queue text)));
end $$;
comment on function jobs.add_many is
  'Adds jobs of one kind, given as [{payload, key, queue}]. Jobs of one queue are done one after the other.';

create function jobs.remove(job_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.remove_job(job_key);
end $$;
comment on function jobs.remove is 'Takes a waiting job back.';
