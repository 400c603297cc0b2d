-- What a partner earned of those whom a link brought was summed loan by loan, a third of a second for a page of the largest one's. It is kept
-- of each lead now, within a minute of the entry (docs/decisions/129).
alter table lead_standing add column part_paise bigint not null default 0;

-- Entries of partners' parts that are not kept yet: of each statement one row an account.
create table part_due (
  due_id     bigint generated always as identity primary key,
  account_id integer not null,
  from_tx    bigint not null,
  to_tx      bigint not null
);

create function note_parts_due() returns trigger language plpgsql as $$
begin
  insert into part_due (account_id, from_tx, to_tx)
    select w.account_id, min(w.tx_id), max(w.tx_id) from written w join ledger_account c using (account_id)
      where c.kind = 'partner_accrued' and w.figure in ('percent_share', 'flat_share') group by w.account_id;
  return null;
end $$;
create trigger ledger_entry_parts_due after insert on ledger_entry
  referencing new table as written for each statement execute function note_parts_due();

-- Sums the parts of these leads anew, as the office. They are locked first: what another transaction has changed meanwhile is seen by the statement after.
create function keep_parts(ids bigint[]) returns void language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
declare
  office text := coalesce(current_setting('app.office', true), '');
  partner text := coalesce(current_setting('app.partner_id', true), '');
begin
  perform set_config('app.office', '1', true), set_config('app.partner_id', '', true);
  perform from lead_standing where lead_id = any(ids) order by lead_id for update;
  update lead_standing s set part_paise = w.paise
    from partner_lead l
      cross join lateral (
        select coalesce(-sum(e.amount_paise), 0)::bigint as paise
          from application a join lender_application la using (app_id)
            join ledger_entry e on e.lender_application_id = la.lender_application_id
            join ledger_account c using (account_id)
         where a.user_id = l.user_id and a.product_type = l.product_type
           and a.created_at >= l.created_at and a.created_at < l.locked_until
           and c.kind = 'partner_accrued' and c.partner_id = l.partner_id and e.figure in ('percent_share', 'flat_share')) w
   where l.lead_id = any(ids) and s.lead_id = l.lead_id and s.part_paise <> w.paise;
  perform set_config('app.office', office, true), set_config('app.partner_id', partner, true);
end $$;

-- Keeps what the oldest row that is due says. Whether there was one.
create function keep_due_part() returns boolean language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
declare
  office text := coalesce(current_setting('app.office', true), '');
  partner text := coalesce(current_setting('app.partner_id', true), '');
  due part_due;
  ids bigint[];
begin
  delete from part_due where due_id = (select due_id from part_due order by due_id limit 1 for update skip locked) returning * into due;
  if due.due_id is null then return false; end if;
  perform set_config('app.office', '1', true), set_config('app.partner_id', '', true);
  select array_agg(distinct p.lead_id) into ids
    from ledger_entry e join ledger_account c using (account_id)
      join lender_application l on l.lender_application_id = e.lender_application_id
      join application a using (app_id)
      join partner_lead p on p.user_id = a.user_id and p.product_type = a.product_type and p.partner_id = c.partner_id
        and a.created_at >= p.created_at and a.created_at < p.locked_until
   where e.account_id = due.account_id and e.tx_id between due.from_tx and due.to_tx;
  perform set_config('app.office', office, true), set_config('app.partner_id', partner, true);
  if ids is not null then
    perform keep_parts(ids);
  end if;
  return true;
end $$;

-- Parts of before, some leads at a time.
create procedure fill_lead_parts() language plpgsql as $$
declare
  last bigint := 0;
  ids bigint[];
begin
  loop
    perform set_config('app.office', '1', true);
    select array_agg(lead_id) into ids
      from (select lead_id from lead_standing where lead_id > last and booked = 1 order by lead_id limit 2000) part;
    exit when ids is null;
    perform keep_parts(ids);
    last := ids[array_upper(ids, 1)];
    commit;
  end loop;
end $$;
