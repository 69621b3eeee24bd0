-- The back office's lists of providers, in the order that people expect of names, and the box that filters them.
create index providers_business_name_order on providers (business_name collate "und-x-icu", id);
create index providers_commercial_name_order on providers (commercial_name collate "und-x-icu", id);
create index providers_queue_created on providers (created_at, id) where approved_at is null and rejected_at is null;
create index providers_queue_updated on providers (updated_at, id) where approved_at is null and rejected_at is null;
create index providers_queue_name on providers (business_name collate "und-x-icu", id) where approved_at is null and rejected_at is null;

-- What the box looks in: names, tax number and the applicant's e-mail, folded.
create function lookalike.list_text(businessName text, commercialName text, taxNumber text, applicantEmail text)
returns text language sql immutable parallel safe as $$
  select search.fold(coalesce(businessName, '') || ' ' || coalesce(commercialName, '') || ' ' || coalesce(taxNumber, '')
    || ' ' || coalesce(applicantEmail, ''))
$$;
create index providers_list_text on providers
  using gin (lookalike.list_text(business_name, commercial_name, tax_number, applicant_email) gin_trgm_ops);
