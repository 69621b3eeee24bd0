-- The text that the filter of the back office's lists of providers searches: names, tax number and the applicant's e-mail.
create or replace function search.provider_list_text(business_name text, commercial_name text, tax_number text,
  applicant_email text)
returns text language sql immutable parallel safe as $$
  select search.fold(coalesce(business_name, '') || ' ' || coalesce(commercial_name, '') || ' ' || coalesce(tax_number, '')
    || ' ' || coalesce(applicant_email, ''))
$$;
