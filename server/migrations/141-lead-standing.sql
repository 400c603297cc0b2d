-- Where a lead stands, kept beside it: a partner asks for its customers in one state, and counts what came of a link, without a look at
-- the lenders' news of each of its leads. The rule of the state is that of the view partner_customer (093), which still says all else.
create table lead_standing (
  lead_id      bigint primary key references partner_lead,
  partner_id   integer not null,
  product_type text not null,
  created_at   timestamptz not null,
  locked_until timestamptz not null,
  link_id      integer,
  state        text not null,
  -- Whether any lender was applied to, whether one has paid out, and whether anything was ever booked for it.
  applied      flag not null,
  disbursed    flag not null,
  booked       flag not null
);
create index lead_standing_of on lead_standing (partner_id, state, created_at desc, lead_id desc) include (locked_until, product_type);
create index lead_standing_link on lead_standing (link_id) include (applied, disbursed) where link_id is not null;
create index lead_standing_booked on lead_standing (link_id, lead_id) where booked = 1 and link_id is not null;

alter table lead_standing enable row level security;
alter table lead_standing force row level security;
create policy office on lead_standing using ((select office_at_work())) with check ((select office_at_work()));
create policy own_select on lead_standing for select using (partner_id = (select partner_at_work()));

-- Looks at these leads anew, as the office: the transaction may be a customer's, or a lender's. They are locked first: what another transaction has changed meanwhile is seen by the statement after.
create function keep_standing(ids bigint[]) returns void language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
declare
  office text := coalesce(current_setting('app.office', true), '');
  partner text := coalesce(current_setting('app.partner_id', true), '');
begin
  perform set_config('app.office', '1', true), set_config('app.partner_id', '', true);
  perform from lead_standing where lead_id = any(ids) order by lead_id for update;
  insert into lead_standing as s (lead_id, partner_id, product_type, created_at, locked_until, link_id, state, applied, disbursed, booked)
    select p.lead_id, p.partner_id, p.product_type, p.created_at, p.locked_until, p.link_id, c.state, (c.lenders > 0)::integer,
           w.disbursed::integer, w.booked::integer
      from partner_lead p join partner_customer c using (lead_id)
      cross join lateral (
        select coalesce(bool_or(l.disbursed_amount > 0), false) as disbursed,
               coalesce(bool_or(l.disbursed_amount > 0
                 or exists (select from ledger_entry e where e.lender_application_id = l.lender_application_id)), false) as booked
          from application a join lender_application l using (app_id)
         where a.user_id = p.user_id and a.product_type = p.product_type
           and a.created_at >= p.created_at and a.created_at < p.locked_until) w
     where p.lead_id = any(ids) and c.lead_id = any(ids)
     order by p.lead_id
  on conflict (lead_id) do update
    set state = excluded.state, applied = excluded.applied, disbursed = excluded.disbursed, booked = greatest(s.booked, excluded.booked)
    where (s.state, s.applied, s.disbursed, s.booked)
      is distinct from (excluded.state, excluded.applied, excluded.disbursed, greatest(s.booked, excluded.booked));
  perform set_config('app.office', office, true), set_config('app.partner_id', partner, true);
end $$;

-- The leads that these applications are counted for.
create function keep_standing_of(apps uuid[]) returns void language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
declare
  office text := coalesce(current_setting('app.office', true), '');
  partner text := coalesce(current_setting('app.partner_id', true), '');
  ids bigint[];
begin
  perform set_config('app.office', '1', true), set_config('app.partner_id', '', true);
  select array_agg(distinct p.lead_id) into ids
    from application a join partner_lead p on p.user_id = a.user_id and p.product_type = a.product_type
      and a.created_at >= p.created_at and a.created_at < p.locked_until
   where a.app_id = any(apps);
  perform set_config('app.office', office, true), set_config('app.partner_id', partner, true);
  if ids is not null then
    perform keep_standing(ids);
  end if;
end $$;

create function keep_new_leads() returns trigger language plpgsql as $$
begin
  perform keep_standing(array(select lead_id from added));
  return null;
end $$;
create trigger partner_lead_standing after insert on partner_lead
  referencing new table as added for each statement execute function keep_new_leads();

create function keep_added_apps() returns trigger language plpgsql as $$
begin
  perform keep_standing_of(array(select distinct app_id from added));
  return null;
end $$;
create trigger application_standing_added after insert on application
  referencing new table as added for each statement execute function keep_added_apps();
create trigger lender_application_standing_added after insert on lender_application
  referencing new table as added for each statement execute function keep_added_apps();
create trigger kfs_opening_standing after insert on kfs_opening
  referencing new table as added for each statement execute function keep_added_apps();

create function keep_moved_apps() returns trigger language plpgsql as $$
declare
  apps uuid[];
begin
  select array_agg(n.app_id) into apps from was o join now_so n using (app_id) where n.status <> o.status;
  if apps is not null then
    perform keep_standing_of(apps);
  end if;
  return null;
end $$;
create trigger application_standing_moved after update on application
  referencing old table as was new table as now_so for each statement execute function keep_moved_apps();

create function keep_moved_lenders() returns trigger language plpgsql as $$
declare
  apps uuid[];
begin
  select array_agg(distinct n.app_id) into apps from was o join now_so n using (lender_application_id)
    where (n.status, n.disbursed_amount) is distinct from (o.status, o.disbursed_amount);
  if apps is not null then
    perform keep_standing_of(apps);
  end if;
  return null;
end $$;
create trigger lender_application_standing_moved after update on lender_application
  referencing old table as was new table as now_so for each statement execute function keep_moved_lenders();

-- What became of the customers of a link: parts are looked for where any were booked.
create or replace view link_result as
  select s.link_id, count(*) as leads, count(*) filter (where s.applied = 1) as applied, count(*) filter (where s.disbursed = 1) as disbursed,
         coalesce((select -sum(e.amount_paise)
           from lead_standing b join partner_lead l using (lead_id)
             join application a on a.user_id = l.user_id and a.product_type = l.product_type
               and a.created_at >= l.created_at and a.created_at < l.locked_until
             join lender_application la using (app_id)
             join ledger_entry e on e.lender_application_id = la.lender_application_id
             join ledger_account c using (account_id)
          where b.link_id = s.link_id and b.booked = 1 and c.kind = 'partner_accrued' and c.partner_id = l.partner_id
            and e.figure in ('percent_share', 'flat_share')), 0)::bigint as part_paise
    from lead_standing s
    where s.link_id is not null group by s.link_id;

-- Leads of before, some at a time. What changed while a part was written is seen by the second look, which finds its rows to lock.
create procedure fill_lead_standing() language plpgsql as $$
declare
  last bigint := 0;
  ids bigint[];
begin
  loop
    perform set_config('app.office', '1', true);
    select array_agg(lead_id) into ids from (select lead_id from partner_lead where lead_id > last order by lead_id limit 2000) part;
    exit when ids is null;
    perform keep_standing(ids);
    perform keep_standing(ids);
    last := ids[array_upper(ids, 1)];
    commit;
  end loop;
end $$;

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on lead_standing to marketplace_partner;
end $$;
