-- no transaction
create index concurrently if not exists users_list_text on users
  using gin (search.user_list_text(display_name, first_name, last_name, email) gin_trgm_ops);
