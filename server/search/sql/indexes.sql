-- no transaction
create index concurrently if not exists providers_legal_name_prefix on public.providers (search.fold(business_name) text_pattern_ops)
  where status = 'approved';
create index concurrently if not exists providers_trade_name_prefix on public.providers (search.fold(commercial_name) text_pattern_ops)
  where status = 'approved';
