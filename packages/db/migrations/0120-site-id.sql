-- One word for a site: the table `website` is `site`, and the column `website_id` of every table `site_id`.
alter table website rename to site;
alter index website_updated rename to site_updated;

do $$
declare
  named record;
begin
  for named in
    select c.table_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'website_id' and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I rename column website_id to site_id', named.table_name);
  end loop;
  -- Policies, indexes and keys follow a renamed column; the source text of functions does not.
  for named in
    select pg_get_functiondef(p.oid) as definition from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosrc ~ '\mwebsite(_id)?\M'
  loop
    execute regexp_replace(regexp_replace(named.definition, '\mwebsite_id\M', 'site_id', 'g'), '\mwebsite\M', 'site', 'g');
  end loop;
end $$;
