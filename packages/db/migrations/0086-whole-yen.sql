-- Amounts that were kept as decimals when a shop went from a currency with cents to the yen: its carts could not be priced.
-- They are rounded, half up. No page has shown a sum of them, and a checkout charges only the sum that was seen.
create function whole_yen(doc jsonb, name text default '') returns jsonb language plpgsql immutable as $$
begin
  case jsonb_typeof(doc)
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, whole_yen(value, key)), '{}') from jsonb_each(doc));
    when 'array' then
      return (select coalesce(jsonb_agg(whole_yen(value) order by place), '[]')
        from jsonb_array_elements(doc) with ordinality one (value, place));
    when 'string' then
      if name in ('minimumOrder', 'perOrder', 'perItem', 'cost', 'fee', 'fallback', 'freeFrom', 'amount', 'minimum', 'maximum')
        and doc #>> '{}' ~ '^\d{1,15}\.\d{1,15}$' then
        return to_jsonb(round((doc #>> '{}')::numeric)::text);
      end if;
      return doc;
    else return doc;
  end case;
end $$;

-- Forced policies hold for the owner of the tables too, who has no site.
alter table checkout_rules no force row level security;
alter table discount no force row level security;
alter table site_settings no force row level security;
update checkout_rules r set doc = whole_yen(r.doc), version = r.version + 1, updated_at = now()
  from website w where w.id = r.website_id and w.currency = 'JPY' and whole_yen(r.doc) <> r.doc;
update discount d set effect = whole_yen(d.effect)
  from website w where w.id = d.website_id and w.currency = 'JPY' and whole_yen(d.effect) <> d.effect;
update site_settings s set doc = jsonb_set(s.doc, '{settings,store}', whole_yen(s.doc #> '{settings,store}')),
    version = s.version + 1, updated_at = now()
  from website w where w.id = s.website_id and w.currency = 'JPY'
    and whole_yen(s.doc #> '{settings,store}') <> s.doc #> '{settings,store}';
alter table checkout_rules force row level security;
alter table discount force row level security;
alter table site_settings force row level security;
drop function whole_yen(jsonb, text);
