-- The role that serves requests adds and removes jobs only through these functions: the tables of the queue are closed
-- to all roles but their owner. The schema of the queue is made later, so names are resolved when a function runs.

-- Adds a job, to be done once the transaction commits. A waiting job of the same key is replaced.
create or replace function jobs.add(name text, payload json, job_key text, after_seconds int) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(name, payload, job_key => job_key,
    run_at => now() + after_seconds * interval '1 second');
end $$;

-- Adds jobs of one kind, given as [{payload, key, queue, afterSeconds}]. Jobs of one queue are done one after the other.
create or replace function jobs.add_many(name text, jobs json) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_jobs(array(
    select (name, job.payload, job.queue, now() + coalesce(job."afterSeconds", 0) * interval '1 second', null, job.key,
      null, null)::graphile_worker.job_spec
    from json_to_recordset(jobs) as job (payload json, key text, queue text, "afterSeconds" int)));
end $$;

-- Removes a waiting job.
create or replace function jobs.remove(job_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.remove_job(job_key);
end $$;
