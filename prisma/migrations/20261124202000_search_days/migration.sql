-- How often visitors searched on a day (UTC), and how often they found nothing. No words and no persons.
create table search_days (day date primary key, count int not null, without_results int not null);
