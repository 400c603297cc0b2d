-- Parts of leads are kept by what is booked (149): whether anything ever was is asked by nothing any more, and each change of an application
-- had looked it up in the ledger.
create or replace function keep_standing(ids bigint[]) returns void language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
declare
  office text := coalesce(current_setting('app.office', true), '');
  partner text := coalesce(current_setting('app.partner_id', true), '');
begin
  perform set_config('app.office', '1', true), set_config('app.partner_id', '', true);
  perform from lead_standing where lead_id = any(ids) order by lead_id for update;
  insert into lead_standing as s (lead_id, partner_id, product_type, created_at, locked_until, link_id, state, applied, disbursed)
    select p.lead_id, p.partner_id, p.product_type, p.created_at, p.locked_until, p.link_id, c.state, (c.lenders > 0)::integer,
           w.disbursed::integer
      from partner_lead p join partner_customer c using (lead_id)
      cross join lateral (
        select coalesce(bool_or(l.disbursed_amount > 0), false) as disbursed
          from application a join lender_application l using (app_id)
         where a.user_id = p.user_id and a.product_type = p.product_type
           and a.created_at >= p.created_at and a.created_at < p.locked_until) w
     where p.lead_id = any(ids) and c.lead_id = any(ids)
     order by p.lead_id
  on conflict (lead_id) do update
    set state = excluded.state, applied = excluded.applied, disbursed = excluded.disbursed
    where (s.state, s.applied, s.disbursed) is distinct from (excluded.state, excluded.applied, excluded.disbursed);
  perform set_config('app.office', office, true), set_config('app.partner_id', partner, true);
end $$;

create or replace procedure fill_lead_parts() language plpgsql as $$
declare
  last bigint := 0;
  ids bigint[];
begin
  loop
    perform set_config('app.office', '1', true);
    select array_agg(lead_id) into ids
      from (select lead_id from lead_standing where lead_id > last order by lead_id limit 2000) part;
    exit when ids is null;
    perform keep_parts(ids);
    last := ids[array_upper(ids, 1)];
    commit;
  end loop;
end $$;

alter table lead_standing drop column booked;
